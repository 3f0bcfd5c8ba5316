import { useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import { notify } from '../../kit/notice/notify';
import { t } from './texts';

interface SigningOptions {
  sign: (image: string) => Promise<unknown>;
  /** The message of the notice after signing. */
  done: string;
  /** The server's error codes after which trying again is useless, because the document can no longer be signed. */
  closedCodes: readonly string[];
  /** Called after signing, and if the document can no longer be signed. */
  onLeave: () => void;
}

/** Sends a signature. `problem` is the message of an error after which the customer may try again; other errors are shown as a notice. */
export const useSigning = ({ sign, done, closedCodes, onLeave }: SigningOptions) => {
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (image: string): Promise<void> => {
    setProblem(null);
    const refusal = await attempt(() => sign(image));
    if (!refusal) {
      void notify({ title: t('doneTitle'), message: done });
      onLeave();
    } else if (refusal.code && closedCodes.includes(refusal.code)) {
      void notify({ tone: 'error', title: t('failed'), message: refusal.message, autoClose: false });
      onLeave();
    } else setProblem(refusal.message);
  };
  return { problem, submit };
};
