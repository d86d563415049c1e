/**
 * Host and port where nothing listens. Ports below 1024 are never given out by chance, whereas the port of a server
 * that was closed may belong to another test at once; `fetch` refuses to ask port 1.
 */
export const NOWHERE = '127.0.0.1:2'
