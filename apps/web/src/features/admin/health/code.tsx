/** Copied as a whole, to be searched for. */
export const Code = ({ children }: { readonly children: string }) => (
  <code translate="no" className="rounded-sm bg-sunk px-1 select-all">
    {children}
  </code>
)
