declare module 'html-encoding-sniffer' {
  /** Name of a page's encoding by the HTML standard's algorithm, or by WebKit's for XML. */
  function sniffEncoding(
    bytes: Uint8Array,
    options: {
      readonly transportLayerEncodingLabel?: string;
      readonly defaultEncoding: string;
      readonly maxPrescanBytes?: number;
      readonly xml?: boolean;
    },
  ): string;
  export = sniffEncoding;
}
