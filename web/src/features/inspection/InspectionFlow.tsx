import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconFileUnknown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { readProblem, type Problem } from '../../lib/errors';
import type { InspectionKind } from '../../lib/graphql/types.generated';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/inspection';
import { paths } from '../../lib/paths';
import { useAgencyNow } from '../../lib/useAgencyNow';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { lazyPart } from '../../ui/lazyPart';
import { reveal } from '../../ui/reveal';
import { CarStep } from './CarStep';
import { DamageStep } from './DamageStep';
import { useInspectionFlowQuery } from './Inspection.generated';
import classes from './Inspection.module.css';
import { stepOfField, stepsOf, type InspectedRental } from './inspectionDraft';
import { PapersStep } from './PapersStep';
import { PhotosStep } from './PhotosStep';
import { SendingPhotos } from './SendingPhotos';
import { SignStep, type InspectionEnd } from './SignStep';
import { useInspectionDraft } from './useInspectionDraft';

const RentalPayment = lazyPart(async () => (await import('../rental/RentalPayment')).RentalPayment, { over: true });

const stopping = ['LICENCE_EXPIRED', 'LICENCE_RECENT', 'DRIVER_YOUNG'];

interface StepsProps {
  rental: InspectedRental;
  kind: InspectionKind;
  checklist: readonly string[];
  papersStop: boolean;
  onReload: () => void;
  onDone: () => void;
}

const Steps = ({ rental, kind, checklist, papersStop, onReload, onDone }: StepsProps) => {
  const form = useInspectionDraft(rental, kind, checklist);
  const { data: me } = useMeQuery({ fetchPolicy: 'cache-first' });
  const today = useAgencyNow()?.slice(0, 10);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [paying, setPaying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, warnings, kept, change, addPhoto } = form;
  const steps = stepsOf(kind);

  if (!draft) return <Skeleton height={320} radius="md" />;
  if (draft.completed) return <SendingPhotos form={form} draft={draft} onDone={onDone} />;

  const at = Math.min(draft.step, steps.length - 1);
  const step = steps[at] ?? 'car';
  const errors = problem?.fields ?? {};
  const go = (to: number): void => {
    change({ step: to });
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  const refused = (refusal: Problem): void => {
    setProblem(refusal);
    if (Object.keys(refusal.fields).length > 0) {
      const to = stepOfField(steps, Object.keys(refusal.fields));
      if (to !== at) go(to);
    }
  };
  const next = async (): Promise<void> => {
    setBusy(true);
    const refusal = await form.save();
    setBusy(false);
    // What another step has to answer for is told there.
    const here =
      refusal && (Object.keys(refusal.fields).length === 0 || stepOfField(steps, Object.keys(refusal.fields)) <= at);
    if (refusal && here) {
      refused(refusal);
      return;
    }
    setProblem(null);
    go(at + 1);
  };
  const complete = async (end: InspectionEnd): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const refusal = await form.complete(end);
    setBusy(false);
    if (refusal) refused(refusal);
  };

  const shared = { draft, errors, onChange: change, onPhoto: addPhoto };
  const departure = rental.inspections.findLast((one) => one.kind === 'DEPARTURE' && one.status === 'COMPLETED');
  return (
    <>
      <div className={classes.progress}>
        <Text size="sm" c="dimmed">
          {t('steps.label', { at: String(at + 1), of: String(steps.length) })}
          {' · '}
          {kept === 'server' ? t('kept') : t('keptHere')}
        </Text>
        <Progress value={((at + 1) / steps.length) * 100} size="sm" aria-hidden />
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(`steps.${step}`)}
      </h2>
      {kept === 'page' && (
        <Alert color="red" role="alert">
          {t('notKept')}
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert color="saffron" icon={<IconAlertTriangle aria-hidden />} title={t('warnings')}>
          <ul className={classes.plain}>
            {warnings.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {problem && step !== 'sign' && (
        <Alert color="red" role="alert" ref={reveal}>
          {problem.message}
        </Alert>
      )}
      {step === 'papers' && <PapersStep rental={rental} {...shared} onPay={() => setPaying(true)} />}
      {step === 'car' && <CarStep rental={rental} {...shared} />}
      {step === 'photos' && (
        <PhotosStep draft={draft} onPhoto={addPhoto} departure={kind === 'RETURN' ? departure : undefined} />
      )}
      {step === 'damage' && <DamageStep rental={rental} {...shared} />}
      {step === 'sign' && (
        <SignStep
          draft={draft}
          busy={busy}
          problem={problem?.message ?? null}
          errors={errors}
          overriding={
            papersStop && me?.me?.employee?.role === 'ADMIN' && warnings.some(({ code }) => stopping.includes(code))
          }
          onPhoto={addPhoto}
          onComplete={(end) => void complete(end)}
        />
      )}
      <Group justify="space-between" className={classes.bar ?? ''} data-still={step === 'sign' || undefined}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          {t('previous')}
        </Button>
        {step !== 'sign' && (
          <Button
            size="md"
            rightSection={<IconArrowRight size={18} aria-hidden />}
            loading={busy}
            onClick={() => void next()}
          >
            {t('next')}
          </Button>
        )}
      </Group>
      {paying && today && (
        <RentalPayment
          number={rental.number}
          today={today}
          onClose={() => {
            setPaying(false);
            onReload();
          }}
        />
      )}
    </>
  );
};

/** Photos of an inspection that was completed on this device before they were all sent. */
const LeftOver = ({ rental, kind, checklist, onDone }: StepsProps) => {
  const form = useInspectionDraft(rental, kind, checklist);
  const { draft } = form;
  return draft?.completed ? <SendingPhotos form={form} draft={draft} onDone={onDone} /> : null;
};

/** The steps while they are due; photos that are left to send are sent even afterwards. */
const InspectionSteps = ({ due, ...props }: StepsProps & { due: boolean }) => {
  const { rental, kind } = props;
  // Decided when the page opens: completing it changes the stage while photos are still on their way.
  const [begun] = useState(due);
  const [done, setDone] = useState(false);
  if (begun) return <Steps {...props} />;
  return (
    <>
      {!done && <LeftOver {...props} onDone={() => setDone(true)} />}
      <EmptyState
        icon={<IconFileUnknown size={40} stroke={1.5} aria-hidden />}
        title={t(`doneTitle.${kind}`)}
        message={t(`doneText.${kind}`)}
        action={
          <Button component={Link} to={paths.rentalFileFor(rental.number)}>
            {t('toFile')}
          </Button>
        }
      />
    </>
  );
};

interface InspectionFlowProps {
  number: string;
  kind: InspectionKind;
  onDone: () => void;
}

/** The departure or the return of a vehicle, step by step on a phone (docs/rules/rental-life.md#inspections). */
export const InspectionFlow = ({ number, kind, onDone }: InspectionFlowProps) => {
  const { data, error, loading, refetch } = useInspectionFlowQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: false,
  });
  const rental = data?.reservation;
  const reload = (): void => void refetch().catch(() => undefined);
  if (rental && data) {
    const due = rental.stage === (kind === 'DEPARTURE' ? 'PLANNED' : 'OUT');
    return (
      <div className={classes.page}>
        <header>
          <h1 className={classes.title}>{t(`title.${kind}`, { number: rental.number })}</h1>
          <Text c="dimmed">{[rental.vehicle.name, rental.vehicle.plateNumber].filter(Boolean).join(' · ')}</Text>
        </header>
        <InspectionSteps
          due={due}
          rental={rental}
          kind={kind}
          checklist={data.inspectionSettings.checklist}
          papersStop={data.inspectionSettings.papersStop}
          onReload={reload}
          onDone={onDone}
        />
      </div>
    );
  }
  if (error)
    return (
      <ErrorState title={t('loadFailed')} message={readProblem(error).message} onRetry={reload} retrying={loading} />
    );
  if (data)
    return (
      <EmptyState
        icon={<IconFileUnknown size={40} stroke={1.5} aria-hidden />}
        title={t('goneTitle')}
        message={t('goneText', { number })}
      />
    );
  return (
    <Stack role="status" aria-label={t('common:loading')}>
      <Skeleton height={56} radius="md" />
      <Skeleton height={320} radius="md" />
    </Stack>
  );
};
