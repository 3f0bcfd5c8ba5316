import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconGitMerge } from '@tabler/icons-react';
import { createContext, use, type ReactNode } from 'react';
import { focusOnSight } from '../../platform/effect/focusOnSight';
import { isVersionConflict, type Problem } from '../../platform/errors/errors';
import { t } from '../texts';
import classes from './FormDialog.module.css';
import type { FormState } from './useServerForm';

/** Says who changed the record of a version conflict, where the area can tell; nothing in others. */
export const ConflictAuthor = createContext<((problem: Problem) => ReactNode) | null>(null);

const AuthorOf = ({ problem }: { problem: Problem }) => {
  const authorOf = use(ConflictAuthor);
  return isVersionConflict(problem) && authorOf?.(problem);
};

/** Says what is wrong; after a version conflict also who changed the record. */
export const ProblemText = ({ problem }: { problem: Problem }) => (
  <>
    {problem.message}
    <AuthorOf problem={problem} />
  </>
);

/** Shows the error of a form; after a version conflict the choice between both versions. */
export const FormMessage = ({ form }: { form: Pick<FormState, 'problem' | 'conflict' | 'unanswered' | 'busy'> }) => {
  const { problem, conflict, unanswered, busy } = form;
  if (!problem) return null;
  if (conflict)
    return (
      <Alert
        // The button that was pressed may be far below.
        ref={focusOnSight}
        tabIndex={-1}
        color="saffron"
        role="alert"
        className={classes.conflict ?? ''}
        icon={<IconGitMerge aria-hidden />}
        title={t(unanswered ? 'form.unansweredTitle' : 'form.conflictTitle')}
      >
        <AuthorOf problem={problem} />
        <Text size="sm">{t(unanswered ? 'form.unansweredText' : 'form.conflictText')}</Text>
        <Group gap="xs" mt="xs">
          <Button size="xs" onClick={() => void conflict(true)} loading={busy}>
            {t('form.keepMine')}
          </Button>
          <Button size="xs" variant="default" onClick={() => void conflict(false)} disabled={busy}>
            {t('form.takeTheirs')}
          </Button>
        </Group>
      </Alert>
    );
  return (
    <Alert
      // If no field is invalid, the message itself takes the focus.
      ref={Object.keys(problem.fields).length === 0 ? focusOnSight : null}
      tabIndex={-1}
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
    >
      <ProblemText problem={problem} />
    </Alert>
  );
};
