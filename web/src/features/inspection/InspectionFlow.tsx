import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconFileUnknown } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { inLine } from '../../platform/i18n/ltr';
import { useWhen } from '../../platform/effect/useWhen';
import { isVersionConflict } from '../../platform/errors/errors';
import { formatKm, formatMoney } from '../../platform/format/format';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { paths } from '../../platform/url/paths';
import { EmptyState } from '../../kit/state/EmptyState';
import { FilePage } from '../../domain/reservation/FilePage';
import { notify } from '../../kit/notice/notify';
import { reveal } from '../../kit/display/reveal';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { wholeProblem } from '../../kit/form/whole';
import { useInspectionFlowQuery, type InspectionFlowQuery } from '../../domain/inspection/Inspection.generated';
import classes from '../../kit/steps/Steps.module.css';
import { StepHead } from '../../kit/steps/StepHead';
import {
  endName,
  isAwaitedBy,
  vehicleAt,
  type InspectedEnd,
  type InspectedRental,
} from '../../domain/inspection/inspectedEnd';
import {
  isOfAnotherVehicle,
  signsContract,
  stepOfField,
  stepsOf,
  vehicleChanged,
  type InspectionDraft,
} from '../../domain/inspection/inspectionDraft';
import { t as inspectionT } from '../../domain/inspection/texts';
import { PaperAlert } from '../../domain/reservation/PaperWarnings';
import { CarStep } from './CarStep';
import { DamageStep } from './DamageStep';
import { MoneyStep } from './MoneyStep';
import { OtherVehicle } from './OtherVehicle';
import { PapersStep } from './PapersStep';
import { PhotosStep } from './PhotosStep';
import { RefusedStep } from './RefusedStep';
import { DraftConflict } from './DraftConflict';
import { DroppedDraft } from './DroppedDraft';
import { SendingPanel } from './SendingPanel';
import { SettleStep } from './SettleStep';
import { SignStep } from './SignStep';
import { t } from './texts';
import { WarningList } from './WarningList';
import { useInspectionDraft, type InspectionForm } from './useInspectionDraft';

const stopping = ['LICENCE_EXPIRED', 'LICENCE_RECENT', 'DRIVER_YOUNG', 'DRIVER_UNCHECKED', 'SECOND_DRIVER_UNCHECKED'];

interface InspectionFlowProps {
  number: string;
  end: InspectedEnd;
  /** Called once the server has it, with how a return was settled. */
  onDone: (settlement: InspectionDraft['settlement']) => void;
}

interface StepsProps {
  rental: InspectedRental;
  end: InspectedEnd;
  checklist: readonly string[];
  papersStop: boolean;
  requires: InspectionFlowQuery['rentalSettings']['departureRequires'];
  onReload: () => void;
  onDone: InspectionFlowProps['onDone'];
}

/**
 * Leaves the page once the draft is no longer on this device, because it was sent or deleted here or in another tab. Without `always`, only
 * if it had been completed.
 */
const useEnd = ({ draft }: InspectionForm, onDone: InspectionFlowProps['onDone'], always: boolean): void => {
  const [last, setLast] = useState(draft);
  if (draft && draft !== last) setLast(draft);
  useWhen(!draft && last !== null, () => {
    if (last?.completed) void notify({ message: t(`done.${endName(last)}`) });
    if (always || last?.completion) onDone(last?.settlement ?? null);
  });
};

const Steps = ({ rental, end, checklist, papersStop, requires, onReload, onDone }: StepsProps) => {
  const form = useInspectionDraft(rental, end, checklist);
  const isAdmin = useIsAdmin();
  const [stopped, setStopped] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEnd(form, onDone, true);
  const { draft, warnings, storage, change, addPhoto } = form;
  const steps = stepsOf(end);
  // This device may have loaded the rental with its former vehicle.
  const moved = draft?.refusal?.code === vehicleChanged;
  useWhen(moved, onReload);

  if (!draft) return <Skeleton height={320} radius="md" />;
  // A completed inspection must not be changed until the server has answered.
  if (draft.completion) return <SendingPanel form={form} draft={draft} />;
  if (isOfAnotherVehicle(draft, rental)) return <OtherVehicle draft={draft} rental={rental} onRestart={form.restart} />;
  const problem = draft.refusal;
  if (problem && isVersionConflict(problem) && problem.code !== 'RESERVATION.VERSION_CONFLICT')
    return <DraftConflict problem={problem} onSettle={form.settle} />;

  const at = Math.min(draft.step, steps.length - 1);
  const step = steps[at] ?? 'car';
  const { vehicle, reading, departure } = vehicleAt(rental, end);
  const { lastKnownKm } = rental;
  const read = step === 'car' && !reading ? draft.km : '';
  const tooLow = lastKnownKm !== null && read !== '' && Number(read) < lastKnownKm;
  const kmProblem = wholeProblem(read) ?? (tooLow ? t('car.kmLow', { km: formatKm(lastKnownKm) }) : undefined);
  const reads = step === 'car' && (!reading || rental.stage === 'OUT');
  const found = {
    ...(kmProblem ? { km: kmProblem } : reads && draft.km === '' && { km: t('car.kmMissing') }),
    ...(reads && draft.fuel === null && { fuel: t('car.fuelMissing') }),
  };
  const refusedFields = Object.keys(problem?.fields ?? {});
  const refusedAt = refusedFields.length > 0 ? stepOfField(steps, refusedFields) : at;
  const refusedHere = problem !== null && refusedAt === at;
  const errors = {
    ...(stopped && found),
    ...problem?.fields,
  };
  const go = (to: number): void => {
    change({ step: to });
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  // Goes on without waiting for the server, because the draft is stored on the device. A refusal is shown at its step.
  const next = (): void => {
    const isStopped = Object.keys(found).length > 0;
    setStopped(isStopped);
    if (isStopped) return focusFirstError(fields.current);
    if (refusedHere) void form.dropRefusal();
    form.save();
    go(at + 1);
  };

  const shared = { draft, errors, onChange: change, onPhoto: addPhoto };
  const back = (
    <Button
      variant="default"
      size="md"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      disabled={at === 0}
      onClick={() => go(at - 1)}
    >
      {t('previous')}
    </Button>
  );
  return (
    <>
      <StepHead
        at={at}
        of={steps.length}
        title={t(`steps.${step}`)}
        {...(storage !== 'page' && { note: t(storage === 'server' ? 'kept' : 'keptHere') })}
        heading={heading}
      />
      {storage === 'page' && (
        <Alert color="red" role="alert">
          {t('notKept')}
        </Alert>
      )}
      {end.kind === 'DEPARTURE' && (step === 'papers' || step === 'sign') && (
        <PaperAlert warnings={rental.paperWarnings} />
      )}
      <WarningList warnings={warnings} steps={steps} at={at} />
      {Object.entries(draft.rejected).map(([sha256, why]) => (
        <Alert key={sha256} color="red">
          {t('photos.rejected', {
            view: t(`photos.view.${draft.photos.find((photo) => photo.sha256 === sha256)?.view ?? 'OTHER'}`),
            why,
          })}
        </Alert>
      ))}
      {problem && refusedAt < at && (
        <RefusedStep step={steps[refusedAt] ?? 'car'} message={problem.message} onOpen={() => go(refusedAt)} />
      )}
      {problem && refusedHere && step !== 'sign' && (
        <Alert color="red" role="alert" ref={reveal}>
          {problem.message}
        </Alert>
      )}
      {step === 'papers' && <PapersStep rental={rental} {...shared} />}
      {step === 'money' && (
        <MoneyStep rental={rental} requires={requires} isAdmin={isAdmin} {...shared} onReload={onReload} />
      )}
      {step === 'car' && (
        <div ref={fields}>
          <CarStep lastKnownKm={lastKnownKm} reading={reading} fixed={rental.stage !== 'OUT'} {...shared} />
        </div>
      )}
      {step === 'photos' && <PhotosStep draft={draft} onPhoto={addPhoto} departure={departure} />}
      {step === 'damage' && <DamageStep vehicle={vehicle} {...shared} />}
      {step === 'settle' && (
        <SettleStep
          draft={draft}
          back={back}
          onAgree={(settlement) => {
            change({ settlement });
            next();
          }}
        />
      )}
      {step === 'sign' && (
        <SignStep
          {...shared}
          problem={refusedHere ? problem.message : null}
          overriding={papersStop && isAdmin && warnings.some(({ code }) => stopping.includes(code))}
          onStep={(wanted) => go(steps.indexOf(wanted))}
          contract={signsContract(rental, end) ? rental.number : null}
          settles={endName(end) === 'RETURN'}
          onComplete={(signature) => void form.complete(signature)}
        />
      )}
      {step !== 'settle' && (
        <div className={classes.bar} data-still={step === 'sign' || undefined}>
          {endName(end) === 'DEPARTURE' && rental.total !== null && (
            <Text fw={600} ta="end" mb={8}>
              {t('pinned', { total: formatMoney(rental.total), balance: formatMoney(rental.balance) })}
            </Text>
          )}
          <Group justify="space-between">
            {back}
            {step !== 'sign' && (
              <Button
                size="md"
                rightSection={<IconArrowRight size={18} aria-hidden />}
                // Ignores the second click of a double click, which would skip a step. By keyboard `detail` is 0.
                onClick={({ detail }) => detail < 2 && next()}
              >
                {t('next')}
              </Button>
            )}
          </Group>
        </div>
      )}
    </>
  );
};

/** Handles a draft of an inspection that is no longer needed: a completed one is sent, for others the employee decides. */
const LeftOver = ({ rental, end, checklist, onDone }: StepsProps) => {
  const form = useInspectionDraft(rental, end, checklist);
  const { draft } = form;
  useEnd(form, onDone, false);
  if (draft?.completion) return <SendingPanel form={form} draft={draft} />;
  return draft && draft.revision > 0 ? <DroppedDraft draft={draft} onForget={form.forget} /> : null;
};

/** The steps while they are due; photos that are left to send are sent even afterwards. */
const InspectionSteps = ({ due, ...props }: StepsProps & { due: boolean }) => {
  const { rental, end } = props;
  // Decided when the page opens: completing it changes the stage while photos are still on their way.
  const [begun] = useState(due);
  if (begun) return <Steps {...props} />;
  return (
    <>
      <LeftOver {...props} />
      <EmptyState
        icon={IconFileUnknown}
        title={t(`doneTitle.${endName(end)}`)}
        message={t(`doneText.${endName(end)}`)}
        action={
          <Button component={Link} to={paths.rentalFileFor(rental.number)}>
            {t('toFile')}
          </Button>
        }
      />
    </>
  );
};

/** The departure or the return of a vehicle, step by step on a phone (docs/rules/rental-life.md#inspections). */
export const InspectionFlow = ({ number, end, onDone }: InspectionFlowProps) => {
  const query = useInspectionFlowQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: false,
  });
  const { refetch } = query;
  const reload = useCallback((): void => void refetch().catch(() => undefined), [refetch]);
  return (
    <FilePage query={query} number={number} title={inspectionT('loadFailed')}>
      {({ reservation: rental, inspectionSettings, rentalSettings }) => {
        if (!rental) return null;
        const { vehicle } = vehicleAt(rental, end);
        return (
          <div className={classes.page}>
            <header>
              <h1 className={classes.title}>{inspectionT(`title.${endName(end)}`, { number: rental.number })}</h1>
              <Text c="dimmed">{inLine([vehicle.name, vehicle.plateNumber])}</Text>
            </header>
            <InspectionSteps
              due={isAwaitedBy(rental, end)}
              rental={rental}
              end={end}
              checklist={inspectionSettings.checklist}
              papersStop={inspectionSettings.papersStop}
              requires={rentalSettings.departureRequires}
              onReload={reload}
              onDone={onDone}
            />
          </div>
        );
      }}
    </FilePage>
  );
};
