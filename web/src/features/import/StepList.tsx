import { Fragment } from 'react';
import classes from './StepList.module.css';
import { t } from './texts';

const steps = ['file', 'columns', 'check', 'done'] as const;
export type ImportStep = (typeof steps)[number];

/** Shows how far an import is. */
export const StepList = ({ current }: { current: ImportStep }) => (
  <ol className={classes.root} aria-label={t('steps.label')}>
    {steps.map((step, index) => (
      <Fragment key={step}>
        <li
          className={classes.step}
          data-past={index < steps.indexOf(current) || undefined}
          {...(step === current && { 'aria-current': 'step' as const })}
        >
          <span className={classes.number}>{index + 1}</span>
          {t(`steps.${step}`)}
        </li>
      </Fragment>
    ))}
  </ol>
);
