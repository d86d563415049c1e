/** In place of `@ungap/structured-clone`, which is for browsers without their own: each that we serve has it. */
const clone = <T>(value: T): T => structuredClone(value)

// biome-ignore lint/style/noDefaultExport: the package that it stands for has one
export default clone
