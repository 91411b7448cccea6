import { PartnerSandbox } from '../../features/partner-sandbox/partner-sandbox.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Prose } from '../prose.tsx';

export function View() {
  const { t } = useMessages();
  return (
    <Prose title={t('partner.title')} lead={t('partner.lead')}>
      <PartnerSandbox />
    </Prose>
  );
}
