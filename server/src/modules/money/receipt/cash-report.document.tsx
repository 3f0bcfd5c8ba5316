import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { Words } from '../../../platform/pdf/document-kit.js';
import type { CashReportLine, CashReportSheet } from './cash-report-template.js';
import { Letterhead, paper } from './paper-kit.js';

const s = StyleSheet.create({
  page: { paddingTop: 34, paddingBottom: 48, paddingHorizontal: 32 },
  group: { marginTop: 12, marginBottom: 2, fontSize: 10.5, fontWeight: 700 },
  label: { flex: 1 },
  amount: { width: 84, textAlign: 'right' },
  sum: { fontWeight: 700 },
});

const Line = ({ line }: { line: CashReportLine }) => (
  <View style={[paper.line, line.sum ? s.sum : {}]} wrap={false}>
    <Words style={s.label}>{line.label}</Words>
    {line.amounts.map((amount, index) => (
      <Words key={index} style={s.amount}>
        {amount}
      </Words>
    ))}
  </View>
);

/** Prints the daily report (docs/rules/payments.md#the-report-of-the-day). */
export function documentOf(sheet: CashReportSheet) {
  const { company, logo, title, printedOn, headings, groups, total } = sheet;
  return (
    <Document title={title} author={company} language="fr">
      <Page size="A4" orientation="landscape" style={[paper.page, s.page]}>
        <View style={paper.body}>
          <Letterhead company={company} logo={logo} agency={null} />
          <Text style={paper.title}>{title}</Text>
          <Words style={paper.quiet}>{`Établi le ${printedOn}`}</Words>
          <View style={paper.head} fixed>
            <Text style={s.label}>Employé, mode</Text>
            {headings.map((heading) => (
              <Text key={heading} style={s.amount}>
                {heading}
              </Text>
            ))}
          </View>
          {groups.map((group) => (
            <View key={group.title}>
              <Words style={s.group}>{group.title}</Words>
              {group.lines.map((line, index) => (
                <Line key={index} line={line} />
              ))}
            </View>
          ))}
          {/* The remark alone would leave a page that has only the headings of the table. */}
          <View style={{ marginTop: 12 }} wrap={false}>
            <Line line={total} />
            <Text style={[paper.quiet, { marginTop: 8 }]}>
              Les cautions ne sont ni des paiements ni un revenu. Les montants rendus ou sortis de la caisse sont
              négatifs. Hors caisse : espèces saisies par quelqu’un qui n’avait pas de caisse ouverte.
            </Text>
          </View>
        </View>
        <View style={paper.footer} fixed>
          <Words>{`${company} · ${title}`}</Words>
        </View>
      </Page>
    </Document>
  );
}
