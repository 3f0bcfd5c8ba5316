import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { Drawing, Fact, GREEN, INK, LINE, QUIET, SAND, Words } from '../../../platform/pdf/document-kit.js';
import { FONT_FAMILY } from '../../../platform/pdf/typeface.js';
import type { InvoiceSheet } from './invoice-template.js';
import { formatPhone } from '../../../kernel/phone.js';

const s = StyleSheet.create({
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 9.5,
    color: INK,
    paddingTop: 38,
    paddingBottom: 60,
    paddingHorizontal: 42,
  },
  // A line height on the page itself would hide the footers.
  body: { fontSize: 9.5, lineHeight: 1.4 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 20 },
  logo: { height: 44, maxWidth: 170, objectFit: 'contain', objectPosition: 'left' },
  company: { lineHeight: 1.3, fontSize: 17, fontWeight: 700, color: GREEN },
  agency: { lineHeight: 1.4, textAlign: 'right', fontSize: 8.5, color: QUIET, maxWidth: 260 },
  agencyName: { lineHeight: 1.4, fontSize: 10.5, fontWeight: 700, color: INK },
  title: { fontSize: 25, fontWeight: 700, color: GREEN, lineHeight: 1.5 },
  number: { lineHeight: 1.5, fontSize: 12, fontWeight: 700 },
  note: { lineHeight: 1.4, fontSize: 8.5, color: QUIET },
  box: { flex: 1, backgroundColor: SAND, borderRadius: 6, padding: 11 },
  boxTitle: {
    lineHeight: 1.4,
    fontSize: 8,
    color: QUIET,
    marginBottom: 3,
    textTransform: 'uppercase',
    letterSpacing: 0.5,
  },
  strong: { lineHeight: 1.4, fontWeight: 700, fontSize: 11 },
  head: {
    flexDirection: 'row',
    borderBottom: `1.2pt solid ${GREEN}`,
    paddingVertical: 4,
    fontWeight: 700,
    marginTop: 18,
  },
  line: { flexDirection: 'row', borderBottom: `0.5pt solid ${LINE}`, paddingVertical: 5 },
  label: { flex: 1 },
  quantity: { width: 56, textAlign: 'right' },
  amount: { width: 96, textAlign: 'right' },
  sums: { width: 236, alignSelf: 'flex-end', marginTop: 10 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  total: {
    lineHeight: 1.4,
    flexDirection: 'row',
    justifyContent: 'space-between',
    backgroundColor: GREEN,
    color: '#ffffff',
    borderRadius: 4,
    paddingVertical: 5,
    paddingHorizontal: 9,
    marginTop: 4,
    fontWeight: 700,
    fontSize: 12,
  },
  words: { marginTop: 14 },
  settlement: { flex: 1 },
  qr: { width: 62, height: 62 },
  stamp: {
    lineHeight: 1.3,
    position: 'absolute',
    top: 330,
    left: 90,
    fontSize: 34,
    fontWeight: 700,
    color: '#b42318',
    opacity: 0.28,
    transform: 'rotate(-18deg)',
  },
  footer: {
    lineHeight: 1.5,
    position: 'absolute',
    bottom: 22,
    left: 42,
    right: 42,
    borderTop: `0.5pt solid ${LINE}`,
    paddingTop: 5,
    fontSize: 7.5,
    color: QUIET,
    textAlign: 'center',
  },
});

interface Sheet {
  readonly sheet: InvoiceSheet;
}

const Header = ({ sheet }: Sheet) => (
  <View style={s.row}>
    <View>
      {sheet.logo ? <Drawing src={sheet.logo} style={s.logo} /> : <Words style={s.company}>{sheet.company}</Words>}
    </View>
    <View style={s.agency}>
      <Words style={s.agencyName}>{sheet.agency.name}</Words>
      <Words>{sheet.agency.address}</Words>
      <Words>{[sheet.agency.phone, sheet.agency.mobile].map(formatPhone).filter(Boolean).join(' · ')}</Words>
      <Words>{sheet.agency.email}</Words>
    </View>
  </View>
);

const Parties = ({ sheet: { customer, rental } }: Sheet) => (
  <View style={[s.row, { marginTop: 14, gap: 12 }]}>
    <View style={s.box}>
      <Text style={s.boxTitle}>Client</Text>
      {customer.map((line, index) => (
        <Words key={line} {...(index === 0 ? { style: s.strong } : {})}>
          {line}
        </Words>
      ))}
    </View>
    <View style={s.box}>
      <Text style={s.boxTitle}>Location</Text>
      {rental.map(({ label, value }) => (
        <Fact key={label} label={label} value={value} labelWidth={62} />
      ))}
    </View>
  </View>
);

const Lines = ({ sheet: { lines } }: Sheet) => (
  <>
    <View style={s.head}>
      <Text style={s.label}>Désignation</Text>
      <Text style={s.quantity}>Quantité</Text>
      <Text style={s.amount}>Prix unitaire TTC</Text>
      <Text style={s.amount}>Montant TTC</Text>
    </View>
    {lines.map((line) => (
      <View key={line.label} style={s.line} wrap={false}>
        <Words style={s.label}>{line.label}</Words>
        <Words style={s.quantity}>{line.quantity}</Words>
        <Words style={s.amount}>{line.unitPrice}</Words>
        <Words style={s.amount}>{line.amount}</Words>
      </View>
    ))}
  </>
);

const Sums = ({ sheet: { net, vats, total, stampDuty } }: Sheet) => (
  <View style={s.sums} wrap={false}>
    <View style={s.sum}>
      <Text>Total HT</Text>
      <Words>{net}</Words>
    </View>
    {vats.map(({ label, amount }) => (
      <View key={label} style={s.sum}>
        <Words>{label}</Words>
        <Words>{amount}</Words>
      </View>
    ))}
    <View style={s.total}>
      <Text>Total TTC</Text>
      <Words>{total}</Words>
    </View>
    {stampDuty && (
      <View style={s.sum}>
        <Text>Droit de timbre sur espèces</Text>
        <Words>{stampDuty}</Words>
      </View>
    )}
  </View>
);

const Settlement = ({ settlement }: { settlement: NonNullable<InvoiceSheet['settlement']> }) => (
  <View style={s.settlement}>
    <Words style={s.boxTitle}>{`Règlements au ${settlement.asOf}`}</Words>
    {settlement.payments.map((payment, index) => (
      <View key={index} style={s.sum}>
        <Words>{`${payment.day} · ${payment.label}`}</Words>
        <Words>{payment.amount}</Words>
      </View>
    ))}
    <View style={s.sum}>
      <Text>Total réglé</Text>
      <Words>{settlement.paid}</Words>
    </View>
    <View style={[s.sum, { fontWeight: 700 }]}>
      <Text>Reste à payer</Text>
      <Words>{settlement.balance}</Words>
    </View>
  </View>
);

const Retentions = ({ sheet: { retentions } }: Sheet) =>
  retentions.length === 0 ? null : (
    <View style={{ marginTop: 10 }} wrap={false}>
      <Text style={s.boxTitle}>Hors total, sans TVA</Text>
      {retentions.map(({ label, amount }, index) => (
        <View key={index} style={s.line}>
          <Words style={s.label}>{label}</Words>
          <Words style={s.amount}>{amount}</Words>
        </View>
      ))}
    </View>
  );

/** The text before the total in words, by the kind of document. */
const CLOSING: Readonly<Record<InvoiceSheet['title'], string>> = {
  Facture: 'Arrêtée la présente facture à la somme de :',
  Avoir: 'Arrêté le présent avoir à la somme de :',
  'Facture pro forma': 'Arrêtée la présente facture pro forma à la somme de :',
};

/** Prints an invoice, a credit note or a pro forma (docs/rules/documents.md#invoices). */
export function documentOf(sheet: InvoiceSheet) {
  const { agency, title, number, issuedOn, notes, stamp, totalInWords, qr } = sheet;
  return (
    <Document title={number === null ? title : `${title} ${number}`} author={sheet.company} language="fr">
      <Page size="A4" style={s.page}>
        <View style={s.body}>
          <Header sheet={sheet} />
          <View style={{ marginTop: 20 }}>
            <Text style={s.title}>{title}</Text>
            <Words style={s.number}>{number === null ? `Établie le ${issuedOn}` : `N° ${number} du ${issuedOn}`}</Words>
            {notes.map((note) => (
              <Words key={note} style={s.note}>
                {note}
              </Words>
            ))}
          </View>
          <Parties sheet={sheet} />
          <Lines sheet={sheet} />
          <Sums sheet={sheet} />
          <Retentions sheet={sheet} />
          <View style={s.words} wrap={false}>
            <Text>{CLOSING[title]}</Text>
            <Words style={{ fontWeight: 700 }}>{`${totalInWords} TTC.`}</Words>
            <Text style={s.note}>
              Montants au centime près : HT = TTC ÷ (1 + taux), arrondi au centime le plus proche ; TVA = TTC − HT.
            </Text>
          </View>
          <View style={[s.row, { marginTop: 16, alignItems: 'flex-end' }]} wrap={false}>
            {sheet.settlement ? <Settlement settlement={sheet.settlement} /> : <View />}
            <View style={{ alignItems: 'flex-end' }}>
              <Drawing src={qr} style={s.qr} />
              <Text style={s.note}>Suivi de la réservation</Text>
            </View>
          </View>
        </View>
        {stamp && <Text style={s.stamp}>{stamp}</Text>}
        <View style={s.footer} fixed>
          <Words>{`${sheet.company} · ${agency.name} · ${agency.address}`}</Words>
          <Words>
            {`RC ${agency.tradeRegister} · Patente ${agency.patente} · IF ${agency.taxId} · CNSS ${agency.cnss} · ICE ${agency.ice}`}
          </Words>
        </View>
      </Page>
    </Document>
  );
}
