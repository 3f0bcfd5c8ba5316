import { Button, Progress, Text } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import frame from '../../kit/display/Panel.module.css';
import plain from '../../kit/display/PlainList.module.css';
import classes from './SetupChecklist.module.css';
import { stepsOf, type SetupState } from './setupSteps';
import { t } from './texts';

const targets = {
  agency: `${paths.agencies}/ajouter`,
  vehicle: paths.newVehicle,
  settings: paths.settings,
  employee: `${paths.employees}/ajouter`,
} as const;

interface SetupChecklistProps {
  state: SetupState;
  onDismiss: () => void;
}

/** Lists what a new agency still has to enter, with links; shows nothing once all is done (docs/rules/back-office.md#first-steps). */
export const SetupChecklist = ({ state, onDismiss }: SetupChecklistProps) => {
  const steps = stepsOf(state);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <section className={frame.panel} aria-labelledby="premiers-pas">
      <div className={classes.head}>
        <div>
          <h2 id="premiers-pas">{t('setup.title')}</h2>
          <Text c="dimmed">{t('setup.lead', { done, count: steps.length })}</Text>
        </div>
        <Button variant="subtle" color="gray" onClick={onDismiss}>
          {t('setup.dismiss')}
        </Button>
      </div>
      <Progress value={(100 * done) / steps.length} aria-label={t('setup.title')} />
      <ol className={`${plain.roomy} ${classes.steps}`}>
        {steps.map((step) => (
          <li key={step.key} data-done={step.done || undefined}>
            {step.done ? <IconCircleCheckFilled size={22} aria-hidden /> : <IconCircleDashed size={22} aria-hidden />}
            <div>
              <b>{t(`setup.steps.${step.key}.title`)}</b>
              <Text size="sm" c="dimmed">
                {t(step.done ? 'setup.done' : `setup.steps.${step.key}.text`)}
              </Text>
            </div>
            {!step.done && (
              <Button component={Link} to={targets[step.key]} variant="light">
                {t(`setup.steps.${step.key}.action`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
