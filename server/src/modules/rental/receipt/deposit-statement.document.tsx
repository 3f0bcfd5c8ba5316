import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { Fact, QUIET, Words } from '../../../platform/pdf/document-kit.js';
import type { DepositStatementSheet } from './deposit-statement-template.js';
import { Letterhead, paper } from './paper-kit.js';

const s = StyleSheet.create({
  page: { paddingTop: 34, paddingBottom: 48, paddingHorizontal: 40 },
  day: { width: 62 },
  label: { flex: 1 },
  amount: { width: 86, textAlign: 'right' },
  sums: { width: 236, alignSelf: 'flex-end', marginTop: 12 },
  standing: { marginTop: 14, fontWeight: 700, fontSize: 10.5 },
  note: { marginTop: 6, color: QUIET },
});

/** Prints the statement of a deposit (docs/rules/payments.md#deposits). */
export function documentOf(sheet: DepositStatementSheet) {
  const { agency, company, logo, facts, entries, sums } = sheet;
  return (
    <Document title="Relevé de caution" author={company} language="fr">
      <Page size="A4" style={[paper.page, s.page]}>
        <View style={paper.body}>
          <Letterhead company={company} logo={logo} agency={agency} />
          <Text style={paper.title}>Relevé de caution</Text>
          <Words style={paper.quiet}>{`Établi le ${sheet.printedOn}`}</Words>
          <View style={paper.box}>
            {facts.map(({ label, value }) => (
              <Fact key={label} label={label} value={value} labelWidth={70} />
            ))}
          </View>
          <View style={paper.head}>
            <Text style={s.day}>Date</Text>
            <Text style={s.label}>Écriture</Text>
            <Text style={s.amount}>Montant</Text>
            <Text style={s.amount}>Détenu ensuite</Text>
          </View>
          {entries.map((entry, index) => (
            <View key={index} style={paper.line} wrap={false}>
              <Words style={s.day}>{entry.day}</Words>
              <View style={s.label}>
                <Words>{entry.label}</Words>
                {entry.reason && <Words style={{ color: QUIET }}>{`Motif : ${entry.reason}`}</Words>}
              </View>
              <Words style={s.amount}>{entry.amount}</Words>
              <Words style={s.amount}>{entry.held}</Words>
            </View>
          ))}
          <View style={s.sums} wrap={false}>
            {sums.map(({ label, value }) => (
              <View key={label} style={paper.sum}>
                <Text>{label}</Text>
                <Words>{value}</Words>
              </View>
            ))}
          </View>
          <Words style={s.standing}>{sheet.standing}</Words>
          <Text style={s.note}>
            La caution n'est ni un paiement ni un acompte : elle n'entre pas dans le prix de la location et n'est pas
            soumise à la TVA.
          </Text>
        </View>
        <Words style={paper.footer}>{`${company} · ${agency.name} · ICE ${agency.ice}`}</Words>
      </Page>
    </Document>
  );
}
