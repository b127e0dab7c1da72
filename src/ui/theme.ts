/**
 * Dark is the default; a choice of light is applied before the first paint, so that nothing flashes. Buttons
 * marked `data-theme-toggle` flip the theme and keep the choice, from that first paint on. Storage may be off
 * (private windows, strict settings): then a choice holds for its page.
 */
export const THEME_SCRIPT = `(()=>{const root=document.documentElement;try{if(localStorage.getItem("theme")==="light")root.className="light"}catch{}
document.addEventListener("click",({target})=>{if(!target.closest("[data-theme-toggle]"))return;const theme=root.classList.contains("light")?"dark":"light";root.classList.remove("dark","light");root.classList.add(theme);try{localStorage.setItem("theme",theme)}catch{}})})()`;
