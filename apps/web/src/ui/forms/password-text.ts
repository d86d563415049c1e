/** A password as the server counts and compares it: "é" may be typed as one character or as two. What is sent is what was typed. */
export const passwordText = (typed: string): string => typed.normalize('NFC')
