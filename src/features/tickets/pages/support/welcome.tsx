import { whatsappChat } from '#content/whatsapp-chat.ts';
import { usePage } from '#platform/page/page.ts';
import { ServiceBellHero } from '#ui/art/heroes/service-bell.tsx';
import { Button } from '#ui/button.tsx';
import { WhatsappIcon } from '#ui/icons.tsx';
import { OutsideButton } from '#ui/links/outside-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';

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
