import { Alert, Button, Checkbox, Group, Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatKm } from '../../lib/format';
import { t } from '../../lib/i18n/inspection';
import { lazyPart } from '../../ui/lazyPart';
import classes from './Inspection.module.css';
import { signedContent, type InspectionDraft, type PhotoDraft } from './inspectionDraft';
import { PhotoButton } from './PhotoButton';
import type { TakenPhoto } from './photoFile';

const SignaturePadField = lazyPart(async () => (await import('../signature/SignaturePadField')).SignaturePadField);

interface SignStepProps {
  draft: InspectionDraft;
  busy: boolean;
  problem: string | null;
  errors: Readonly<Record<string, string>>;
  /** Whether an Admin has to say why the driver may leave. */
  overriding: boolean;
  onPhoto: (photo: TakenPhoto, of: Omit<PhotoDraft, 'sha256' | 'takenAt'>, replace: boolean) => Promise<void>;
  onChange: (changes: Partial<InspectionDraft>) => void;
  /** Gets the signature, or null where the customer refuses. */
  onComplete: (signature: string | null) => void;
}

/** Sums up what the customer signs for, and takes their signature or why there is none. */
export const SignStep = ({
  draft,
  busy,
  problem,
  errors,
  overriding,
  onPhoto,
  onChange,
  onComplete,
}: SignStepProps) => {
  const [reasonMissing, setReasonMissing] = useState(false);
  const { refusing, refusalReason: reason, overrideReason: override, signature } = draft;
  const outdated = signature !== null && draft.signedFor !== signedContent(draft);
  const missing = draft.checklist.filter(({ present }) => !present).map(({ label }) => label);

  const completeUnsigned = (): void => {
    setReasonMissing(!reason.trim());
    if (reason.trim()) onComplete(null);
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
            maxLength={500}
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
          <Button size="md" leftSection={<IconCheck size={18} aria-hidden />} loading={busy} onClick={completeUnsigned}>
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
            <Button
              size="md"
              leftSection={<IconCheck size={18} aria-hidden />}
              loading={busy}
              onClick={() => onComplete(signature)}
            >
              {t('sign.send')}
            </Button>
          </Group>
        </section>
      ) : (
        <>
          {outdated && <Alert color="saffron">{t('sign.outdated')}</Alert>}
          <SignaturePadField busy={busy} problem={problem} consent={t('sign.consent')} onSubmit={onComplete} />
        </>
      )}
    </div>
  );
};
