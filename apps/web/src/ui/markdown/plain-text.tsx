/** As it was written. */
export const PlainText = ({ text }: { readonly text: string }) => (
  <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
    {text}
  </p>
)
