import { useState } from 'react';
import { readProblem } from '../../platform/errors/errors';
import { notify } from '../../kit/notice/notify';
import { t } from './texts';

interface SigningOptions {
  sign: (image: string) => Promise<unknown>;
  /** The message of the notice once it is signed. */
  done: string;
  /** The server's codes that say that it cannot be signed (any more), so that trying again is useless. */
  closedCodes: readonly string[];
  /** Called once signed, or if closed meanwhile. */
  onLeave: () => void;
}

/** Sends a signature. A problem that another try may solve is for the pad; any other ends in a notice. */
export const useSigning = ({ sign, done, closedCodes, onLeave }: SigningOptions) => {
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (image: string): Promise<void> => {
    setProblem(null);
    try {
      await sign(image);
      void notify({ title: t('doneTitle'), message: done });
      onLeave();
    } catch (error) {
      const { code, message } = readProblem(error);
      if (code && closedCodes.includes(code)) {
        void notify({ tone: 'error', title: t('failed'), message, autoClose: false });
        onLeave();
      } else setProblem(message);
    }
  };
  return { problem, submit };
};
