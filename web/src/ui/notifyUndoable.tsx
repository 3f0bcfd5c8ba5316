import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../lib/i18n/common';
import { randomId } from '../lib/randomId';
import { dismissNotice, notify, type Notice } from './notify';

/** Time enough to see that it went wrong, and to take it back. */
const undoMs = 12_000;

interface Undoable extends Pick<Notice, 'title' | 'id'> {
  message: ReactNode;
  undo: () => void;
}

/** Says what was done and offers 'Rétablir', which takes it back. */
export const notifyUndoable = ({ id = randomId(), title, message, undo }: Undoable): void => {
  const takeBack = (): void => {
    void dismissNotice(id);
    undo();
  };
  void notify({
    id,
    title,
    message: (
      <>
        {message}{' '}
        <Button size="compact-sm" variant="light" onClick={takeBack}>
          {t('undo')}
        </Button>
      </>
    ),
    autoClose: undoMs,
  });
};
