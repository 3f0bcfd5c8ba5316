/** The compiled server, in a process that tells its parent what it holds and what it has used. */
import { answerParent } from './child-usage.mjs';

await import('../dist/main.js');
answerParent();
