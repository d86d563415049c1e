/** In place of the reader of style attributes, whose properties it is to hand over: no text may have one (`markdown-schema.ts`). */
const noStyle = (): null => null

// biome-ignore lint/style/noDefaultExport: the package that it stands for has one
export default noStyle
