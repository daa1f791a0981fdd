import { wireLanding } from './wire.ts';

const root = document.getElementById('landing');
if (root) wireLanding(root);
