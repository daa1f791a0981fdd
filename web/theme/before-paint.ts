/**
 * Runs inline in every page's head, so it is kept to a line and to old syntax. The same rule as
 * `initialTheme`, which a test holds it to: the stored choice, else the system's, else light.
 */
export const BEFORE_PAINT =
  '(function(){var t=null;try{t=localStorage.getItem("theme")}catch(e){}' +
  'if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";' +
  'document.documentElement.dataset.theme=t})()';
