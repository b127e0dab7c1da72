import { join } from "node:path";
import type { TestContext } from "node:test";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { createServer } from "vite";
import type { Language } from "#src/i18n/languages.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface Components {
  /** A module with JSX and styles, by its path: "src/ui/modal.tsx". */
  load: <Module>(path: string) => Promise<Module>;
  /** What a component says before any script runs, with every text in a language. */
  render: <Props extends object>(
    component: ComponentType<Props>,
    props: Props,
    language?: Language,
  ) => Promise<string>;
}

/** Components as the browser gets them, written without a browser and without the build. */
export async function openComponents(t: TestContext): Promise<Components> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // The same router for the test and for what it renders.
    ssr: { external: ["react-router", "react", "react-dom"] },
  });
  t.after(() => vite.close());
  const load = async <Module>(path: string) => (await vite.ssrLoadModule(`/${path}`)) as Module;
  const { I18nProvider } = await load<typeof import("#src/i18n/i18n.tsx")>("src/i18n/i18n.tsx");
  const texts = await load<typeof import("#src/text/load.ts")>("src/text/load.ts");
  await texts.loadEveryDictionary();
  return {
    load,
    render: async (component, props, language = "en") => {
      const dictionary = texts.dictionaryOf(language, true);
      const children = createElement(component, props);
      const i18n = { language, dictionary, changeLanguage: async () => {}, children };
      const Page = () => createElement(I18nProvider, i18n);
      return renderToString(createElement(createRoutesStub([{ path: "/", Component: Page }])));
    },
  };
}
