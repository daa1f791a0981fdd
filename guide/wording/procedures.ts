/** How this works, for readers who ask about the talk rather than the work. */
export const PROCEDURES: readonly { asks: RegExp; answer: string }[] = [
  {
    asks: /\b(?:how long|long answers?|how many (?:words|sentences)|how much (?:should|do|must) i (?:write|say)|length|short answers?)\b/,
    answer: 'A sentence or two will do. One particular, and what you make of it, is worth more than a page.',
  },
  {
    asks: /\b(?:how (?:does|do) (?:this|it|you|we) work|what is this|what (?:should|must|do) i do|what do you want|what am i supposed|how do i (?:start|begin|use)|the rules)\b/,
    answer:
      'I ask one question at a time, and you answer in your own words. Say hint, simpler, another question or summary whenever you like.',
  },
  {
    asks: /\bwhy (?:do|are|must) you\b(?: \w+){0,2} (?:ask|asking|answer|questions?)\b/,
    answer:
      'Because what you find yourself stays with you. Say explain when you would rather be told, or another question when this one leads nowhere.',
  },
  {
    asks: /\b(?:right answer|is (?:that|this|it) (?:right|correct|ok|good|a good answer|good enough|enough)|am i (?:right|wrong)|was (?:that|i) (?:right|correct))\b/,
    answer:
      'For a fact I can say so, where my notes hold it. For a reading there is no key: what counts is what in the work bears it out.',
  },
  {
    asks: /\b(?:grad(?:e|ed|ing)|scor(?:e|ed|ing)|points|marks|rated|rating|judged?)\b/,
    answer:
      'A short note beside your reply says what it did and one next step. How it reads is no matter: spelling and length do not count.',
  },
  {
    asks: /\b(?:do i (?:have|need) to|must i|have i got to|may i|can i|am i allowed|is it ok(?:ay)? (?:to|if))\b/,
    answer: 'You need not do anything here; every question can be changed, made simpler or left.',
  },
];
