import { ServiceBellHero } from '#components/art/heroes/service-bell.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { OutsideButton } from '#components/shell/outside-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { WhatsappIcon } from '#components/ui/icons.tsx';
import { usePage } from '#site/page.ts';
import { whatsappChat } from '#site/whatsapp-chat.ts';

export function Welcome() {
  const { support, shell } = usePage().words;
  return (
    <Hero
      title={support.headline}
      lead={support.lead}
      picture={<ServiceBellHero />}
      actions={
        <>
          <Button href="#form" size="large">
            {support.toForm}
          </Button>
          <OutsideButton
            href={whatsappChat(shell.help.whatsappText)}
            look="secondary"
            size="large"
            icon={<WhatsappIcon />}
          >
            {support.whatsapp}
          </OutsideButton>
        </>
      }
    />
  );
}
