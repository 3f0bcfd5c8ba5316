import { attempt } from '../../platform/errors/errors';
import { notify, type Notice } from './notify';

/** Does the work and shows in a notice that it is done, or why it failed. */
export const notifyOutcome = async (work: () => Promise<unknown>, done: Notice, failed?: string): Promise<void> => {
  const problem = await attempt(work);
  void notify(problem ? { tone: 'error', title: failed, message: problem.message } : done);
};
