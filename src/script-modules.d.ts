/** A module and what it imports as one script; see `inlineScripts` in vite.config.ts. */
declare module "*?script" {
  const text: string;
  export default text;
}
