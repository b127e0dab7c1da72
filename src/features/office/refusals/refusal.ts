/**
 * One sentence of the server in English, Armenian and Russian. `{…}` stands for what the server puts there;
 * the same names stand in each language, and what they hold is translated too if it is listed.
 */
export type Refusal = readonly [en: string, hy: string, ru: string];
