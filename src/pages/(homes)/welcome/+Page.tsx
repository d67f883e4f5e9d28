import { ArrivalHero } from '#components/art/heroes/homes/arrival.tsx';
import { BarsHero } from '#components/art/heroes/homes/bars.tsx';
import { CanoeHero } from '#components/art/heroes/homes/canoe.tsx';
import { ChatbotsHero } from '#components/art/heroes/homes/chatbots.tsx';
import { ConvoyHero } from '#components/art/heroes/homes/convoy.tsx';
import { KeyboardHero } from '#components/art/heroes/homes/keyboard.tsx';
import { LastPieceHero } from '#components/art/heroes/homes/last-piece.tsx';
import { PipesHero } from '#components/art/heroes/homes/pipes.tsx';
import { RequestsHero } from '#components/art/heroes/homes/requests.tsx';
import { RobotHero } from '#components/art/heroes/homes/robot.tsx';
import { WavesHero } from '#components/art/heroes/homes/waves.tsx';
import { Rocket } from '#components/art/rocket.tsx';
import s from './preview.module.css';
export default function Page() {
  const all = [<ChatbotsHero />, <RequestsHero />, <RobotHero />, <PipesHero />, <BarsHero />, <CanoeHero />, <LastPieceHero />, <WavesHero />, <ArrivalHero country="au" />, <ArrivalHero country="es" />, <ArrivalHero country="gq" />, <Rocket />];
  return <div className={s.g}><h1>x</h1><div className={s.w}><ConvoyHero /></div><div className={s.w}><KeyboardHero /></div>{all.map((a, i) => <div key={i}>{a}</div>)}{all.map((a, i) => <div key={i} className={s.s}>{a}</div>)}<div><Rocket heading="right" /></div></div>;
}
