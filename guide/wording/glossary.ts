/** Words of the trade a reader may ask about, each in a sentence that can stand alone. */
export const GLOSSARY: Record<string, string> = {
  allegory:
    'An allegory is a story whose people and events stand throughout for something else, such as ideas or a piece of history.',
  allusion:
    'An allusion is a passing reference to another work, person or event, which the reader is trusted to catch.',
  antagonist: 'The antagonist is whoever or whatever stands against what the main character wants.',
  archetype:
    'An archetype is a figure or pattern that comes back across many stories, such as the mentor or the journey home.',
  auteur:
    'Auteur means a director regarded as the author of a film, someone whose manner can be recognised across works.',
  baroque:
    'Baroque art, of the seventeenth century above all, goes for movement, strong light and shade, and feeling.',
  brushwork: 'Brushwork is the visible way the paint was put on: thick or thin, smooth or broken.',
  catharsis: 'Catharsis is the release of feeling, pity and fear above all, that tragedy is said to bring.',
  chiaroscuro: 'Chiaroscuro is the modelling of things by strong contrasts of light and dark.',
  climax: 'The climax is the point where the tension is highest and the outcome is decided.',
  'close-up': 'A close-up is a shot that fills the frame with a face or a detail.',
  complementary:
    'Complementary colours stand across from each other on the colour wheel, such as blue and orange; side by side each looks stronger.',
  composition:
    'Composition is the way the parts of a picture are arranged in relation to one another and to its edges.',
  correlation:
    'A correlation is a tendency of two things to vary together; it does not by itself say that one causes the other.',
  cubism: 'Cubism takes things apart into facets and shows several viewpoints in one picture.',
  'deep focus':
    'Deep focus keeps the near and the far sharp at once, so that several things can happen in one shot.',
  deduction: 'Deduction draws a conclusion that must be true if its premises are.',
  diegetic:
    'Diegetic sound belongs to the world of the film, so that the people in it could hear it; a score laid over it is non-diegetic.',
  epiphany: 'An epiphany is a sudden moment of seeing how things are.',
  ethos: 'Ethos is persuasion through the speaker’s character and standing.',
  expressionism: 'Expressionism bends colours and shapes to show a feeling rather than an appearance.',
  'film noir':
    'Film noir names dark crime films, of the 1940s and 1950s first of all, with hard shadows, doubtful motives and bad luck.',
  flashback: 'A flashback is a passage that goes back to something earlier than the story’s present.',
  foil: 'A foil is a figure set beside another so that the contrast brings out what the other is like.',
  foreshadowing: 'Foreshadowing is an early hint at something that comes later.',
  foreshortening: 'Foreshortening draws a thing shorter than it is, because it points towards us.',
  fresco: 'A fresco is painted into wet plaster, so that the colour becomes part of the wall.',
  genre: 'A genre is a kind of work with rules its audience knows, to be kept or broken.',
  hubris: 'Hubris is the overreaching pride that goes before a fall.',
  hypothesis: 'A hypothesis is a supposition put forward so that it can be tested.',
  iconography: 'Iconography is the set of fixed images and attributes by which subjects are recognised.',
  impasto: 'Impasto is paint laid on so thickly that it stands out from the surface.',
  impressionism: 'Impressionism catches a passing effect of light in quick, separate touches of colour.',
  induction: 'Induction goes from particular cases to a general claim, which further cases may overturn.',
  irony: 'Irony is a gap between what is said or expected and what is meant or happens.',
  'dramatic irony':
    'Dramatic irony is when the audience knows something that the person on the page or stage does not.',
  juxtaposition: 'Juxtaposition puts two things side by side so that each changes how we see the other.',
  'jump cut': 'A jump cut removes a piece of a continuous shot, so that the picture seems to skip.',
  leitmotif: 'A leitmotif is a short musical figure that comes back with a person, place or idea.',
  logos: 'Logos is persuasion through argument and evidence.',
  'magical realism':
    'Magical realism lets wonders happen in an ordinary world without anybody finding them strange.',
  metaphor: 'A metaphor speaks of one thing as if it were another.',
  'mise en scene':
    'Mise en scène is all that is put before the camera: setting, light, clothes, and how people stand and move.',
  montage: 'Montage is the joining of shots so that something new arises between them.',
  motif: 'A motif is an image, word or situation that comes back and gathers meaning.',
  narrator:
    'The narrator is the voice that tells the story; it need not be the author, and it need not be right.',
  'unreliable narrator': 'An unreliable narrator is a teller whose account gives us reasons to doubt it.',
  nihilism: 'Nihilism is the view that nothing has meaning or value in itself.',
  paradox: 'A paradox is a statement that seems to contradict itself and may yet be true.',
  pathos: 'Pathos is persuasion, or an effect, through feeling.',
  perspective:
    'Perspective is a way of showing depth on a flat surface; in a story it is the point from which things are seen.',
  pointillism: 'Pointillism builds a picture from small dots of pure colour that mix in the eye.',
  'point of view':
    'Point of view is the position from which we are told or shown things, and so also what we cannot know.',
  premise: 'A premise is a statement that an argument starts from.',
  protagonist: 'The protagonist is the person whose wish or trouble drives the story.',
  realism: 'Realism shows ordinary people and things without improving on them.',
  renaissance:
    'The Renaissance, roughly 1400 to 1600, went back to ancient models and to the study of nature, perspective and the body.',
  romanticism: 'Romanticism, around 1800, put feeling, nature and the single person above rule and reason.',
  satire: 'Satire makes something ridiculous in order to attack it.',
  sfumato: 'Sfumato is the blurring of edges into one another, like smoke, so that no hard outline remains.',
  'still life': 'A still life shows things that do not move: fruit, vessels, flowers, a skull.',
  subtext: 'Subtext is what is meant and not said.',
  surrealism: 'Surrealism joins things as dreams do, plainly shown and impossible together.',
  symbol: 'A symbol is a thing in a work that is itself and also stands for something larger.',
  syntax: 'Syntax is the order in which words are put together.',
  tenebrism: 'Tenebrism sets brightly lit figures against deep darkness.',
  theme: 'A theme is what a work keeps returning to, as a question more than as an answer.',
  thesis: 'A thesis is the claim a text sets out to support.',
  tone: 'Tone is the attitude one hears in the wording.',
  tragedy: 'A tragedy follows someone of some worth towards a fall they helped to bring about.',
  trope: 'A trope is a figure or device so common that the audience knows it by sight.',
  'vanishing point': 'The vanishing point is where lines running away from us seem to meet.',
  vanitas: 'A vanitas picture reminds us, by skulls, candles or flowers, that everything passes.',
  'voice over': 'A voice-over is speech laid over the picture by someone we do not see speaking.',
};
