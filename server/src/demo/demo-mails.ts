import type { Em } from '../platform/database/orm.js';

/**
 * Makes the mails that the site would have sent about the demo's reservations: what was decided, what was agreed anew, and the reminders
 * of rentals that are back.
 */
export async function insertSentMails(em: Em): Promise<void> {
  await em.execute(`with mail (reservation_id, kind, recipient, at) as (
      select id, 'RECEIVED', 'CUSTOMER', created_at from reservation where customer_id is not null
      union all select id, 'RECEIVED', 'AGENCY', created_at from reservation where customer_id is not null
      union all select id, 'ACCEPTED', 'CUSTOMER', accepted_at from reservation where accepted_at is not null
      union all select id, 'REFUSED', 'CUSTOMER', refused_at from reservation where refused_at is not null
      union all select id, 'CANCELLED', 'CUSTOMER', cancelled_at from reservation where cancelled_at is not null
      union all select reservation_id, 'CHANGED', 'CUSTOMER', created_at from rental_amendment
      union all select id, 'RETURNING', 'CUSTOMER', ends_at - interval '24 hours' from reservation
        where stage in ('RETURNED', 'CLOSED') and starts_at < ends_at - interval '24 hours'
    )
    insert into sent_mail (created_at, updated_at, reservation_id, message_key, kind, recipient, address)
    select m.at + interval '2 seconds', m.at + interval '2 seconds', r.id, 'demo-' || row_number() over (order by m.at, r.id, m.recipient),
      m.kind, m.recipient,
      case m.recipient when 'AGENCY' then s.email else coalesce(nullif(r.driver_email, ''), c.email) end
    from mail m join reservation r on r.id = m.reservation_id left join customer c on c.id = r.customer_id cross join settings s
    where m.recipient = 'AGENCY' or coalesce(nullif(r.driver_email, ''), c.email) is not null
    order by m.at, r.id, m.recipient`);
}
