/** A module and what it imports as one script; see `inlineScripts` in vite.config.ts. */
declare module "*?script" {
  const text: string;
  export default text;
}

/** The same as a file, which a page can load: its path. */
declare module "*?script-file" {
  const path: string;
  export default path;
}
