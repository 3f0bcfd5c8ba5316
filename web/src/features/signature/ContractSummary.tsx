import { Alert } from '@mantine/core';
import { formatDateTime } from '../../platform/time/time';
import { Money } from '../../kit/display/Money';
import { Picture } from '../../kit/display/Picture';
import classes from './ContractSummary.module.css';
import type { SignatureSlotQuery } from './SignatureSlot.generated';
import { t } from './texts';

/** The contract to sign, as the page for signing loads it. */
export type Slot = NonNullable<SignatureSlotQuery['signatureSlot']>;

/** Shows what is signed, without names, because anyone with the number sees it. */
export const ContractSummary = ({ slot }: { slot: Slot }) => (
  <section className={classes.card} aria-labelledby="titre-contrat">
    <Picture
      src={slot.vehicleImageUrl}
      alt={t('contract.photo', { name: slot.vehicleName })}
      fallback={t('contract.noPhoto')}
      eager
      className={classes.picture}
    />
    <div className={classes.body}>
      <h2 id="titre-contrat" className={classes.title}>
        {t('contract.title')}
      </h2>
      <dl className={classes.facts}>
        <div>
          <dt>{t('contract.vehicle')}</dt>
          <dd>{slot.vehicleName}</dd>
        </div>
        <div>
          <dt>{t('contract.duration')}</dt>
          <dd>{t('contract.days', { count: slot.days })}</dd>
        </div>
        <div>
          <dt>{t('contract.startsAt')}</dt>
          <dd>
            {formatDateTime(slot.startsAt)}
            <span>{slot.pickupPlace}</span>
          </dd>
        </div>
        <div>
          <dt>{t('contract.endsAt')}</dt>
          <dd>
            {formatDateTime(slot.endsAt)}
            <span>{slot.returnPlace}</span>
          </dd>
        </div>
      </dl>
      <dl className={classes.prices}>
        <div>
          <dt>{t('contract.total')}</dt>
          <dd>
            <Money amount={slot.total} />
          </dd>
        </div>
        {slot.advance !== null && (
          <div>
            <dt>{t('contract.advance')}</dt>
            <dd>
              <Money amount={slot.advance} />
            </dd>
          </div>
        )}
        {slot.balance !== null && (
          <div className={classes.balance}>
            <dt>{t('contract.balance')}</dt>
            <dd>
              <Money amount={slot.balance} />
            </dd>
          </div>
        )}
      </dl>
      {slot.signedAt && <Alert color="green">{t('contract.signed', { date: formatDateTime(slot.signedAt) })}</Alert>}
    </div>
  </section>
);
