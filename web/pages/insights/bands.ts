import { MASTERY_BANDS, type MasteryBand } from '#contract/mastery.ts';

type Look = { ink: string; fill: string; stroke: string };

const LOOKS: Record<MasteryBand, Look> = {
  Strong: { ink: 'text-good', fill: 'fill-good', stroke: 'stroke-good' },
  Solid: { ink: 'text-note', fill: 'fill-note', stroke: 'stroke-note' },
  Growing: { ink: 'text-care', fill: 'fill-care', stroke: 'stroke-care' },
  Beginning: { ink: 'text-warm', fill: 'fill-warm', stroke: 'stroke-warm' },
};

/** The word and the look of a score: green from 80, blue from 60, yellow from 40, orange below. */
export function bandOf(score: number): { name: MasteryBand } & Look {
  const { name } = MASTERY_BANDS.find(({ from }) => score >= from) ?? { name: 'Beginning' as const };
  return { name, ...LOOKS[name] };
}
