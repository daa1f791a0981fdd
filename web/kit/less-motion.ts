export const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
