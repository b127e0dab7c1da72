/** Dark is the default; a choice of light is applied before the first paint, so that nothing flashes. */
export const THEME_SCRIPT = `try{if(localStorage.getItem("theme")==="light")document.documentElement.className="light"}catch{}`;
