/** The package has no types of its own. Source: its README. */
declare module "subset-font" {
  interface Options {
    keepFeatures?: string[];
    noHinting?: boolean;
    targetFormat?: "sfnt" | "woff" | "woff2" | "truetype";
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

declare module "fontverter" {
  /** Packs or unpacks a font. */
  export function convert(font: Buffer, to: "truetype" | "woff2"): Promise<Buffer>;
}
