import { readProblem } from '../../platform/errors/errors';
import { notify } from './notify';

/** Shows in a notice why something failed. */
export const notifyFailure = (error: unknown, title?: string): void =>
  void notify({ tone: 'error', title, message: readProblem(error).message });
