/** "The button doesn't work": of the program, which the guide can neither see nor mend. */
const APP_TROUBLE =
  /\b(?:(?:this|the|your) (?:app|website|web site)|this site) (?:is(?: not|n['’]?t)?|was|does(?: not|n['’]?t)|won['’]?t|can['’]?t|keeps?|crash\w*|fr[eo]\w*|logged|has)\b|\bthe (?:button|page)s? (?:does(?: not|n['’]?t)|do(?: not|n['’]?t)|won['’]?t|is(?: not|n['’]?t)) (?:work|load|open|respond)\w*|\b(?:it|nothing) (?:is(?: not|n['’]?t)|won['’]?t|does(?: not|n['’]?t)) load\w*\b|\b(?:found|there is|there['’]?s) a bug\b/i;

const A_COMPLAINT = 16;

export const tellsOfAppTrouble = (message: string): boolean =>
  APP_TROUBLE.test(message) && message.trim().split(/\s+/).length <= A_COMPLAINT;
