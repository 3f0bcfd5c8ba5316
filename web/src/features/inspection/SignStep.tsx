import { Alert, Button, Checkbox, Group, Text, Textarea } from '@mantine/core';
import { IconCheck, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { formatKm } from '../../platform/format/format';
import { useExport } from '../../platform/device/useExport';
import { completeInspectionLimits } from '../../platform/graphql/limits.generated';
import { openDocument } from '../../kit/notice/documents';
import { ContractToSignDocument } from '../../domain/inspection/Inspection.generated';
import { lazyPart } from '../../kit/lazy/lazyPart';
import classes from '../../domain/inspection/Inspection.module.css';
import {
  signedContent,
  stepsToComplete,
  type InspectionDraft,
  type InspectionStep,
} from '../../domain/inspection/inspectionDraft';
import { PhotoButton } from './PhotoButton';
import type { StepProps } from './stepProps';
import { t } from './texts';

const SignaturePadField = lazyPart(
  async () => (await import('../../kit/signature/SignaturePadField')).SignaturePadField,
);

/** Lower than on the page that only signs: the summary above it is to be read, and a phone to be scrolled. */
const padHeight = 260;

interface SignStepProps extends StepProps {
  problem: string | null;
  /** Whether an Admin has to say why the driver may leave. */
  overriding: boolean;
  /** Whether the rental ends by it. */
  settles: boolean;
  onStep: (step: InspectionStep) => void;
  /** Number of the rental whose contract the signature signs as well; null if it is signed, or asks for none. */
  contract: string | null;
  /** Receives the signature, or null if the customer refuses to sign. */
  onComplete: (signature: string | null) => void;
}

/** Says that the contract is not signed yet and that this signature signs it, and offers to read it, which needs the network. */
const ContractNote = ({ number }: { number: string }) => {
  const load = useExport(ContractToSignDocument, (data) => data.rentalContract);
  return (
    <Alert color="green" title={t('sign.contractTitle')}>
      <Text size="sm">{t('sign.contractText')}</Text>
      <Button
        variant="default"
        mt="xs"
        leftSection={<IconFileText size={18} aria-hidden />}
        onClick={() => void openDocument(() => load({ number }), t('sign.contractFailed'))}
      >
        {t('sign.readContract')}
      </Button>
    </Alert>
  );
};

const settlementText = ({ settlement }: InspectionDraft): string => {
  if (settlement === null) return t('sign.settlesAfter');
  return settlement === 'LATER' ? t('sign.settlesLater') : t('sign.settles', { sentence: settlement.sentence });
};

/** Sums up the inspection that the customer signs, and takes the signature or the reason for refusing it. */
export const SignStep = ({
  draft,
  problem,
  errors,
  overriding,
  contract,
  settles,
  onPhoto,
  onChange,
  onStep,
  onComplete,
}: SignStepProps) => {
  const [reasonMissing, setReasonMissing] = useState(false);
  const { refusing, refusalReason: reason, overrideReason: override, signature } = draft;
  const outdated = signature !== null && draft.signedFor !== signedContent(draft);
  const toComplete = stepsToComplete(draft);
  const missing = draft.checklist.filter(({ present }) => !present).map(({ label }) => label);

  const completeUnsigned = (): void => {
    setReasonMissing(!reason.trim());
    if (reason.trim()) onComplete(null);
  };

  const signing = (
    <>
      {overriding && (
        <Textarea
          label={t('sign.override')}
          description={t('sign.overrideHint')}
          {...completeInspectionLimits.overrideReason}
          value={override}
          onChange={(event) => onChange({ overrideReason: event.currentTarget.value })}
          error={errors['overrideReason']}
        />
      )}
      <Checkbox
        label={t('sign.refuses')}
        size="md"
        checked={refusing}
        onChange={(event) => onChange({ refusing: event.currentTarget.checked })}
      />
      {refusing ? (
        <>
          <Textarea
            label={t('sign.refusalReason')}
            required
            {...completeInspectionLimits.refusalReason}
            value={reason}
            onChange={(event) => onChange({ refusalReason: event.currentTarget.value })}
            error={(reasonMissing && !reason.trim() && t('sign.refusalMissing')) || errors['refusalReason']}
          />
          <div className={classes.tiles}>
            <PhotoButton
              label={t('sign.refusalPhoto')}
              photo={draft.photos.find(({ view }) => view === 'REFUSAL')}
              onTake={(photo) =>
                onPhoto(photo, { view: 'REFUSAL', latitude: null, longitude: null, damageClientId: null }, true)
              }
            />
          </div>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Button size="md" leftSection={<IconCheck size={18} aria-hidden />} onClick={completeUnsigned}>
            {t('sign.complete')}
          </Button>
        </>
      ) : signature !== null && !outdated ? (
        <section className={classes.step} aria-label={t('sign.kept')}>
          <img src={signature} alt={t('sign.kept')} className={classes.signature} />
          <Text size="sm">{t('sign.keptHint')}</Text>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Group>
            <Button variant="default" size="md" onClick={() => onChange({ signature: null, signedFor: null })}>
              {t('sign.again')}
            </Button>
            <Button size="md" leftSection={<IconCheck size={18} aria-hidden />} onClick={() => onComplete(signature)}>
              {t('sign.send')}
            </Button>
          </Group>
        </section>
      ) : (
        <>
          {contract && <ContractNote number={contract} />}
          {outdated && <Alert color="saffron">{t('sign.outdated')}</Alert>}
          <SignaturePadField
            busy={false}
            problem={problem}
            height={padHeight}
            consent={t(contract ? 'sign.consentBoth' : 'sign.consent')}
            onSubmit={onComplete}
          />
        </>
      )}
    </>
  );

  return (
    <div className={classes.step}>
      <section className={classes.summary} aria-label={t('sign.summary')}>
        <Text fw={600}>
          {draft.km !== '' && draft.fuel !== null
            ? t('sign.km', { km: formatKm(Number(draft.km)), fuel: t('car.eighths', { count: draft.fuel }) })
            : t('sign.noKm')}
        </Text>
        <Text size="sm">
          {[
            t(`car.clean.${draft.cleanliness}`),
            t('sign.photos', { count: draft.photos.length }),
            t('sign.found', { count: draft.damages.length }),
          ].join(' · ')}
        </Text>
        {missing.length > 0 && <Text size="sm">{t('sign.missing', { labels: missing.join(', ') })}</Text>}
        {settles && <Text size="sm">{settlementText(draft)}</Text>}
      </section>
      {toComplete.length > 0 ? (
        <Alert color="saffron" title={t('sign.toComplete')}>
          <ul className={classes.plain}>
            {toComplete.map((step) => (
              <li key={step}>
                <Button variant="default" size="md" onClick={() => onStep(step)}>
                  {t(step === 'papers' ? 'sign.papersToComplete' : 'sign.carToComplete')}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        signing
      )}
    </div>
  );
};
