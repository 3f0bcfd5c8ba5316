import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { fullName } from '../../platform/format/format';
import { driverPapersLimits } from '../../platform/graphql/limits.generated';
import { PapersState } from '../../domain/customer/PapersState';
import { DateField } from '../../kit/date/DateField';
import { hintBelow } from '../../kit/form/hintBelow';
import classes from '../../domain/inspection/Inspection.module.css';
import type { InspectedRental } from '../../domain/inspection/inspectedEnd';
import type { PapersDraft } from '../../domain/inspection/inspectionDraft';
import { PhotoButton } from './PhotoButton';
import type { StepProps } from './stepProps';
import { t } from './texts';

interface PapersStepProps extends StepProps {
  rental: InspectedRental;
}

const views = ['LICENCE_FRONT', 'LICENCE_BACK', 'IDENTITY_FRONT', 'IDENTITY_BACK'] as const;
const texts = ['licenceNumber', 'licenceCategory', 'nationalId', 'passportNumber'] as const;
const days = ['licenceIssuedOn', 'licenceExpiresOn', 'birthDate'] as const;

/** Tells whether a field of the papers is required: the licence number, and the CIN unless there is a passport, or the other way round. */
const requiresText = (field: (typeof texts)[number], { nationalId, passportNumber }: PapersDraft): boolean => {
  if (field === 'nationalId') return !passportNumber.trim();
  return field === 'passportNumber' ? !nationalId.trim() : field === 'licenceNumber';
};

/** Records the papers of the drivers. */
export const PapersStep = ({ rental, draft, errors, onChange, onPhoto }: PapersStepProps) => {
  const set = (index: number, changes: Partial<PapersDraft>): void =>
    onChange({ papers: draft.papers.map((papers, at) => (at === index ? { ...papers, ...changes } : papers)) });
  return (
    <div className={classes.step}>
      {draft.papers.map((papers, index) => {
        const person = papers.driver === 'FIRST' ? rental.driver : rental.secondDriver;
        const known = papers.driver === 'FIRST' ? rental.renter : rental.secondRenter;
        // What was compared were the papers of this number.
        const compared = known?.licenceNumber === papers.licenceNumber.trim() ? known.papersCheckedAt : null;
        const errorOf = (field: string): string | undefined => errors[`papers.${index}.${field}`];
        return (
          <fieldset key={papers.driver} className={classes.group}>
            <legend>{t(`papers.of.${papers.driver}`, { name: person ? fullName(person) : '' })}</legend>
            <PapersState papersCheckedAt={compared} licenceExpiresOn={papers.licenceExpiresOn} />
            <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
              {days.map((field) => (
                <DateField
                  key={field}
                  label={t(`papers.${field}`)}
                  required={papers.driver === 'FIRST'}
                  value={papers[field]}
                  onChange={(day) => set(index, { [field]: day })}
                  error={errorOf(field)}
                  size="md"
                />
              ))}
              {texts.map((field) => (
                <TextInput
                  key={field}
                  label={t(`papers.${field}`)}
                  required={papers.driver === 'FIRST' && requiresText(field, papers)}
                  description={papers.driver === 'FIRST' && field === 'nationalId' ? t('papers.eitherId') : undefined}
                  inputWrapperOrder={hintBelow}
                  size="md"
                  {...driverPapersLimits[field]}
                  value={papers[field]}
                  onChange={(event) => set(index, { [field]: event.currentTarget.value })}
                  error={errorOf(field)}
                />
              ))}
            </SimpleGrid>
          </fieldset>
        );
      })}
      <fieldset className={classes.group}>
        <legend>{t('papers.photos')}</legend>
        <Text size="sm" c="dimmed" mb="xs">
          {t('papers.photosHint')}
        </Text>
        <div className={classes.tiles}>
          {views.map((view) => (
            <PhotoButton
              key={view}
              label={t(`papers.view.${view}`)}
              photo={draft.photos.find((photo) => photo.view === view)}
              onTake={(photo) => onPhoto(photo, { view, latitude: null, longitude: null, damageClientId: null }, true)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
};
