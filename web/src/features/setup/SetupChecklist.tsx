import { Button, Progress, Text } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import frame from '../../kit/display/Panel.module.css';
import plain from '../../kit/display/PlainList.module.css';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { paths } from '../../platform/url/paths';
import classes from './SetupChecklist.module.css';
import { missingFor, nextStep, stepsOf, type SetupState, type Step, type StepKey } from './setupSteps';
import { StepFocus } from './StepForm';
import type { StepProps } from './stepProps';
import { t } from './texts';

const ConditionsDialog = lazyPart(
  async () => (await import('../../domain/agency/ContractConditionsDialog')).ContractConditionsDialog,
  { over: true },
);

/** The forms, each loaded when its step is opened. */
const forms: Readonly<Record<StepKey, ComponentType<StepProps>>> = {
  agency: lazyPart(async () => (await import('./AgencyStep')).AgencyStep),
  vehicle: lazyPart(async () => (await import('./VehicleStep')).VehicleStep),
  prices: lazyPart(async () => (await import('./PricesStep')).PricesStep),
  employee: lazyPart(async () => (await import('./EmployeeStep')).EmployeeStep),
  site: lazyPart(async () => (await import('./SiteStep')).SiteStep),
  reservation: lazyPart(async () => (await import('./ReservationStep')).ReservationStep),
};

interface StepItemProps extends StepProps {
  step: Step;
  opened: boolean;
  onToggle: () => void;
}

const StepItem = ({ step: { key, done }, state, opened, onToggle, onDone }: StepItemProps) => {
  const [conditions, setConditions] = useState(false);
  const Form = forms[key];
  const missing = done ? null : missingFor(key, state);
  const id = `premiers-pas-${key}`;
  return (
    <li data-done={done || undefined}>
      <div className={classes.line}>
        {done ? <IconCircleCheckFilled size={22} aria-hidden /> : <IconCircleDashed size={22} aria-hidden />}
        <div>
          <b id={id}>{t(`setup.steps.${key}.title`)}</b>
          <Text size="sm" c="dimmed">
            {done ? t('setup.done') : missing ? t(`setup.missing.${missing}`) : t(`setup.steps.${key}.text`)}
          </Text>
        </div>
        {key === 'agency' && done && state.agency && (
          <Button variant="subtle" onClick={() => setConditions(true)}>
            {t('setup.agency.editConditions')}
          </Button>
        )}
        {!done && !missing && (
          <Button variant={opened ? 'subtle' : 'light'} aria-expanded={opened} aria-describedby={id} onClick={onToggle}>
            {t(opened ? 'setup.fold' : 'setup.open')}
          </Button>
        )}
      </div>
      {opened && !done && !missing && (
        <section aria-labelledby={id}>
          <Form state={state} onDone={onDone} />
        </section>
      )}
      {conditions && state.agency && (
        <ConditionsDialog agencyId={state.agency.id} onClose={() => setConditions(false)} />
      )}
    </li>
  );
};

interface SetupChecklistProps {
  state: SetupState;
  /** Called after a step was done, to load the state again. */
  onChanged: () => void;
  onDismiss: () => void;
}

/**
 * Leads a new agency to its first rental, each step by a short form in its place; shows nothing once all is done
 * (docs/rules/back-office.md#first-steps).
 */
export const SetupChecklist = ({ state, onChanged, onDismiss }: SetupChecklistProps) => {
  // What was saved here, until the state that is loaded says so too.
  const [saved, setSaved] = useState<readonly StepKey[]>([]);
  // The step that somebody opened, or null if they folded it; undefined for the next one.
  const [chosen, setChosen] = useState<StepKey | null | undefined>(undefined);
  const [focuses, setFocuses] = useState(false);
  const steps = stepsOf(state).map(({ key, done }) => ({ key, done: done || saved.includes(key) }));
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  const opened = chosen === undefined ? nextStep(steps, state.reservations) : chosen;
  return (
    <section className={frame.panel} aria-labelledby="premiers-pas">
      <div className={classes.head}>
        <div>
          <h2 id="premiers-pas">{t('setup.title')}</h2>
          <Text c="dimmed">{t('setup.lead', { done, count: steps.length })}</Text>
        </div>
        <div>
          <Button component={Link} to={paths.imports} variant="subtle">
            {t('setup.import')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDismiss}>
            {t('setup.dismiss')}
          </Button>
        </div>
      </div>
      <Progress value={(100 * done) / steps.length} aria-label={t('setup.title')} />
      <StepFocus value={focuses}>
        <ol className={`${plain.roomy} ${classes.steps}`}>
          {steps.map((step) => (
            <StepItem
              key={step.key}
              step={step}
              state={state}
              opened={opened === step.key}
              onToggle={() => {
                setChosen(opened === step.key ? null : step.key);
                setFocuses(false);
              }}
              onDone={() => {
                setSaved([...saved, step.key]);
                setChosen(undefined);
                setFocuses(true);
                onChanged();
              }}
            />
          ))}
        </ol>
      </StepFocus>
    </section>
  );
};
