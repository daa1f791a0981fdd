/**
 * The shapes in which somebody says that they are not well, not safe or do not want to live: lower case, straight
 * apostrophes, and often none. First person and now; what somebody in the work says or does is none of it.
 */
const SOFTLY = '(?:so |just |really |very |always |still |often |sometimes |honestly |completely |totally )*';
const I_AM = "\\bi(?: am|'?m| feel| have been|'?ve been)";
const WANTS =
  "\\bi(?: want to| wanna| will| might| could| am going to|'?m going to|'?m gonna|'?m about to| need to| have to)";
const OF_MINE =
  'my (?:\\w+ )?(?:father|mother|dad|mum|mom|parents|husband|wife|partner|boyfriend|girlfriend|ex|uncle|aunt|brother|sister|cousin|step ?\\w+|teacher|boss|coach|roommate)';
const OF_THE_TALK = '(?!.{0,30}\\b(?:questions?|talk|book|chapter|film|movie|discussion|homework)\\b)';

const sign = (...parts: string[]): RegExp => new RegExp(parts.join(''));

const NOT_WANTING_TO_LIVE: readonly RegExp[] = [
  sign(
    "\\bi (?:really |just |often |sometimes |honestly )?(?:do not|don'?t|can'?t|cannot|no longer) (?:see|find|know|have) (?:the |any |a |what )?(?:point|reason|sense|purpose)",
    '(?: (?:in|of|to|for))? ?(?:of )?(?:living|life|live|go on|carry on|keep going|going on|carrying on|being alive|anything|it all|it any ?more|any ?more|to live|continu\\w+)',
  ),
  sign(
    "\\bi (?:really |just |often |sometimes )?(?:want|wish|would like|wanted|am going|'m going|plan|think about|thought about|keep thinking (?:about|of))(?: to| of| about| that)? ?(?:i (?:was|were) )?",
    '(?:die|dying|dead|be dead|kill(?:ing)? myself|end(?:ing)? (?:it all|my life|things(?! (?:with|on|here|there)\\b))|disappear(?:ing)? for(?: ever|ever)|not (?:be|being) (?:alive|here)|never (?:wake|waking) up|suicide|hurt(?:ing)? myself|harm(?:ing)? myself)\\b',
  ),
  // Said alone; somebody tired of the talk ends it "here".
  /^\W*i (?:just |really )?(?:want|wish|need|have) to end it(?: now| today| tonight)?\W*$/,
  sign(
    WANTS,
    ' ',
    SOFTLY,
    '(?:kms|kill myself|end my (?:own )?life|end it all|take my (?:own )?life|die tonight)\\b',
  ),
  /^\W*(?:i )?(?:just |really )?(?:wanna die|kms)\W*$/,
  /\bi(?:'?m| am) (?:going to|gonna|about to) jump(?: off\b.*)?\W*$/,
  /\b(?:i(?:'?m| am|'?ve been| have been| keep)|^) ?(?:just |always |often )*(?:think|thinking) (?:about|of) (?:suicide|dying|killing myself|ending it|ending my life)\b/,
  /\b(?:i have|i'?ve had|i'?ve been having|i'?m having|i keep having|i get) suicidal (?:thoughts|feelings)\b/,
  /\bi (?:just )?(?:feel|felt) like (?:dying|killing myself|giving up on life)(?! (?:of|from|with)\b)/,
  /\bi(?:'?ve| have)? (?:just )?(?:took|taken|swallowed) (?:too many|all (?:of )?(?:the|my)|a lot of|a bunch of) (?:\w+ )?pills\b/,
  /\bi (?:do not|don'?t) want to (?:wake up|exist|be alive|be here any ?more|live(?! (?:in|like|with|there|as|under|by|near|at|on|that|through|here)\b))/,
  // "I can't do this" is said of a question, too.
  sign(
    "\\bi (?:just |really )?(?:can'?t|cannot) (?:go on|carry on|live|do this|take (?:it|this))",
    '(?:(?: like this)? any ?more\\b| any longer\\b| like this\\b)',
    OF_THE_TALK,
  ),
  /\bi (?:just |really )?(?:can'?t|cannot) (?:go on|carry on living|live)\W*$/,
  /\bi (?:do not|don'?t) want to (?:go on living|live|carry on living) (?:any ?more|any longer|like this)\b/,
  /\b(?:nothing|no one|nobody|no reason) (?:left )?to live for\b|\blife is not worth living\b|\bmy life (?:is|has become) (?:worthless|pointless|meaningless)\b|\blife has no (?:meaning|point|sense|purpose)(?: left)? (?:for me|any ?more)\b|\bi(?:'?ve| have)? (?:give|given|gave) up on (?:my )?life\W*$/,
  /\bno point (?:in|to|of) (?:me|my) (?:being|living|life|existing|existence)\b|^\W*what'?s the point any ?more\W*$/,
  /\bi (?:hate|can'?t stand) (?:being alive|living(?! rooms?)|my life|myself|my body)\b(?! (?:for|when|in|because)\b)|\bbeing alive hurts\b/,
  /\bi wish i (?:could (?:just )?disappear|wasn'?t (?:here|alive|born)|weren'?t (?:here|alive|born)|had never been born|was gone)(?! (?:into|in|inside|from|behind|with)\b)/,
];

const ALONE_OR_WORTHLESS: readonly RegExp[] = [
  sign(I_AM, ' ', SOFTLY, '(?:suicidal|worthless|hopeless)\\b(?! (?:at|about|with|in|romantics?|case)\\b)'),
  // Not "depressed by the ending", which is of the work.
  sign(
    I_AM,
    ' ',
    SOFTLY,
    '(?:badly |severely )?depressed(?! (?:by|about|at|after|when|with|for|looking|reading|watching|that|because)\\b)',
  ),
  /\b(?:talk|speak) (?:to you )?about my (?:own )?(?:depression|suicide attempt|self[- ]harm)\b/,
  /\bi(?: am|'?m) having a panic attack\b/,
  /\bi(?: am|'?m) (?:just |only |such )*a burden\b/,
  /\b(?:everyone|everybody|people|they|(?:my|the) \w+)(?:'?d| would) (?:all )?be (?:better|happier)(?: off)? (?:without me|if i (?:was|were|died|wasn'?t|weren'?t)\b)/,
  /\b(?:nobody|no ?one) (?:would |really |even |will )*(?:cares?|miss(?:es)? me|notices?)\b.{0,20}\bif i (?:live|die|died|was|were|am|disappear|disappeared)\b/,
  /\bnobody would (?:miss|notice)(?: me)?(?: if i| when i)?(?: (?:was|were|am) gone)?\b.*\b(?:me|gone|i)\b/,
  /\bi(?:'?ve| have)(?: got)? (?:nobody|no ?one|no friends)(?: left| to (?:talk|turn) to)?\W*$/,
];

const HURTING_ONESELF: readonly RegExp[] = [
  /\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?) myself\b/,
  /\bi(?:'?ve| have|'?m| am)?(?: been| started| keep| just)* (?:cut|cutting|self[- ]?harm(?:ing|ed)?)(?: again(?! to\b)| my (?:arms?|wrists?|legs?)|\W*$)/,
  /\bi(?:'?ve| have)? been self[- ]?harming\b/,
  /\bi (?:make|made|am making|keep making) myself (?:throw up|vomit|sick)\b/,
  /\bi (?:haven'?t|have not) eaten (?:in|for) (?:\w+ )?(?:days|weeks?)\b/,
];

const NOT_SAFE: readonly RegExp[] = [
  sign('\\b(?:', OF_MINE, '|he|she) (?:hits|beats|abuses|threatens|chokes) me\\b'),
  sign('\\b', OF_MINE, ' (?:hurts|touches) me\\b'),
  sign(
    '\\b(?:',
    OF_MINE,
    '|he|she) (?:hit|beat|hurt|raped|assaulted|choked|threatened|touched) me (?:again|yesterday|today|last \\w+|this \\w+|every|when (?:he|she|they|i)\\b)',
  ),
  /\bi(?:'?ve| have)? (?:was|got|been) (?:raped|molested|(?:sexually )?(?:assaulted|abused))\b/,
  /\bi(?: am|'?m) (?:being|getting) (?:bullied|abused|beaten|stalked|threatened)\b(?! by (?:this|the|it)\b)/,
  /\bsome(?:one|body) is (?:following|stalking|hurting|threatening) me\b/,
  /\bi (?:don'?t|do not) feel safe(?: (?:at home|here|any ?more|with (?:him|her|them|my \w+)))?\W*$/,
  sign("\\bi(?: am|'?m) ", SOFTLY, '(?:scared|afraid|terrified) of ', OF_MINE, '\\b'),
];

export const DANGER_SIGNS: readonly RegExp[] = [
  ...NOT_WANTING_TO_LIVE,
  ...ALONE_OR_WORTHLESS,
  ...HURTING_ONESELF,
  ...NOT_SAFE,
];

/** In languages the guide cannot read closely: too grave to pass over for that. */
export const DANGER_ELSEWHERE: Record<string, readonly string[]> = {
  de: [
    'ich will sterben',
    'ich möchte sterben',
    'ich will nicht mehr leben',
    'ich möchte nicht mehr leben',
    'mich umbringen',
    'mir das leben nehmen',
  ],
  es: ['quiero morir', 'quiero matarme', 'no quiero vivir', 'quiero suicidarme'],
  fr: ['je veux mourir', 'ai envie de mourir', 'je veux me tuer', 'je ne veux plus vivre'],
  it: ['voglio morire', 'voglio uccidermi', 'non voglio più vivere'],
  pt: ['quero morrer', 'quero me matar', 'não quero mais viver'],
  nl: ['ik wil dood', 'ik wil niet meer leven'],
  pl: ['chcę umrzeć', 'chcę się zabić', 'nie chcę żyć'],
  tr: ['ölmek istiyorum', 'yaşamak istemiyorum'],
  sv: ['jag vill dö'],
  no: ['jeg vil dø'],
  fi: ['haluan kuolla'],
  ru: ['хочу умереть', 'не хочу жить', 'хочу убить себя'],
  uk: ['хочу померти'],
  el: ['θέλω να πεθάνω'],
  ja: ['死にたい', '消えたい', '自殺したい'],
  zh: ['我想死', '不想活了', '我想自杀'],
  ko: ['죽고 싶', '자살하고 싶'],
  ar: ['أريد أن أموت', 'لا أريد أن أعيش'],
  he: ['אני רוצה למות'],
  hi: ['मरना चाहता हूँ', 'मरना चाहती हूँ'],
};
