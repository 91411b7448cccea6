/** The part that the build uses: the package has no types. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat: 'woff2';
    readonly noHinting: boolean;
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, Axis>>;
  };
  function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
