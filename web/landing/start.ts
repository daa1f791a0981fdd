import { registerWorker } from '../register-worker.ts';
import { wireLanding } from './wire.ts';

const root = document.getElementById('landing');
if (root) wireLanding(root);
void registerWorker();
