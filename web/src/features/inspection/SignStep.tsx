import { Alert, Button, Checkbox, Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatKm } from '../../lib/format';
import { t } from '../../lib/i18n/inspection';
import { lazyPart } from '../../ui/lazyPart';
import classes from './Inspection.module.css';
import type { InspectionDraft, PhotoDraft } from './inspectionDraft';
import { PhotoButton } from './PhotoButton';
import type { TakenPhoto } from './photoFile';

const SignaturePadField = lazyPart(async () => (await import('../signature/SignaturePadField')).SignaturePadField);

/** How an inspection ends: signed or not, and why an Admin lets somebody leave all the same. */
export interface InspectionEnd {
  signature: string | null;
  refusalReason: string | null;
  overrideReason: string | null;
}

interface SignStepProps {
  draft: InspectionDraft;
  busy: boolean;
  problem: string | null;
  errors: Readonly<Record<string, string>>;
  /** Whether an Admin has to say why the driver may leave. */
  overriding: boolean;
  onPhoto: (photo: TakenPhoto, of: Omit<PhotoDraft, 'sha256' | 'takenAt'>, replace: boolean) => Promise<void>;
  onComplete: (end: InspectionEnd) => void;
}

/** Sums up what the customer signs for, and takes their signature or why there is none. */
export const SignStep = ({ draft, busy, problem, errors, overriding, onPhoto, onComplete }: SignStepProps) => {
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [reasonMissing, setReasonMissing] = useState(false);
  const [override, setOverride] = useState('');
  const missing = draft.checklist.filter(({ present }) => !present).map(({ label }) => label);
  const overrideReason = override.trim() || null;

  const completeUnsigned = (): void => {
    const refusalReason = reason.trim();
    setReasonMissing(!refusalReason);
    if (refusalReason) onComplete({ signature: null, refusalReason, overrideReason });
  };

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
      </section>
      {overriding && (
        <Textarea
          label={t('sign.override')}
          description={t('sign.overrideHint')}
          maxLength={500}
          value={override}
          onChange={(event) => setOverride(event.currentTarget.value)}
          error={errors['overrideReason']}
        />
      )}
      <Checkbox
        label={t('sign.refuses')}
        size="md"
        checked={refusing}
        onChange={(event) => setRefusing(event.currentTarget.checked)}
      />
      {refusing ? (
        <>
          <Textarea
            label={t('sign.refusalReason')}
            required
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
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
          <Button size="md" leftSection={<IconCheck size={18} aria-hidden />} loading={busy} onClick={completeUnsigned}>
            {t('sign.complete')}
          </Button>
        </>
      ) : (
        <SignaturePadField
          busy={busy}
          problem={problem}
          consent={t('sign.consent')}
          onSubmit={(signature) => onComplete({ signature, refusalReason: null, overrideReason })}
        />
      )}
    </div>
  );
};
