/** Runs the compiled server in a process that reports its memory and CPU time to its parent. */
import { answerParent } from './child-usage.mjs';

await import('../dist/main.js');
answerParent();
