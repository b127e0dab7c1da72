const YEAR_S = 31_536_000;

/**
 * What a visitor chooses for every page, from the first paint on: a page whose scripts are still on their way keeps it
 * too. Dark is the default; a choice of light is applied before the first paint, so that nothing flashes. Buttons
 * marked `data-theme-toggle` flip the theme; links marked `data-language` keep their language, for this browser's
 * pages and as a cookie that leads to the right address. Storage may be off (private windows, strict settings): then a
 * choice holds for its page.
 */
export const CHOICES_SCRIPT = `(()=>{const root=document.documentElement;const keep=(name,value)=>{try{localStorage.setItem(name,value)}catch{}};try{if(localStorage.getItem("theme")==="light")root.className="light"}catch{}
document.addEventListener("click",({target})=>{const language=target.closest("[data-language]")?.dataset.language;if(language){keep("language",language);document.cookie="language="+language+"; Path=/; Max-Age=${YEAR_S}; SameSite=Lax"}
if(!target.closest("[data-theme-toggle]"))return;const theme=root.classList.contains("light")?"dark":"light";root.classList.remove("dark","light");root.classList.add(theme);keep("theme",theme)})})()`;
