/**
 * Runs inline in every page's head, so it is kept to a line and to old syntax. The same rule as
 * `initialTheme`, which a test holds it to: the stored choice, else the system's, else light. The browser's own bar gets
 * the paper of that theme: the first such colour counts, and those in the page's head only know the system's.
 */
export const BEFORE_PAINT =
  '(function(){var t=null;try{t=localStorage.getItem("theme")}catch(e){}' +
  'if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";' +
  'document.documentElement.dataset.theme=t;' +
  'var m=document.createElement("meta");m.name="theme-color";m.content=t==="dark"?"#191512":"#f6f0e4";' +
  'document.head.prepend(m)})()';
