import { Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import type { RefObject } from 'react';
import { t } from '../texts';
import classes from './Steps.module.css';

interface StepHeadProps {
  /** Index of the step. */
  at: number;
  of: number;
  title: string;
  /** What else is said beside the number of the step. */
  note?: string;
  /** The heading, which takes the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Heads a step of a job that is done step by step on a phone: how far it is, and what the step is about. */
export const StepHead = ({ at, of, title, note, heading }: StepHeadProps) => (
  <>
    <div className={classes.progress}>
      <Text size="sm" c="dimmed">
        {t('steps.label', { at: String(at + 1), of: String(of) })}
        {note && ` · ${note}`}
      </Text>
      <Progress value={((at + 1) / of) * 100} size="sm" aria-hidden />
    </div>
    <h2 ref={heading} tabIndex={-1} className={classes.heading}>
      {title}
    </h2>
  </>
);
