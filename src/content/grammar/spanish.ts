import { stemmer } from '@orama/stemmers/spanish';
import type { Grammar } from './grammar.ts';

export const spanish: Grammar = {
  stemmer,
  // The rules look for accents, which many people leave out.
  prepareStem: (word) => word.replace(/([cs])ion$/, '$1ión'),
  stopWords:
    'q d x parce hermano mijo amigo pa osea harto llevo llevar vez veces toca montar bien mal cuadrar pasan pase pasenme pongan dejar deja dejo sacar sale salir manejan manejar ustds uds porque bastante ninguna noche sigo sigue seguir sobra sobran ocupo recien el la los las un una unos unas y o u e de del al a en con por para sin es son ser esta estan estaba estar hay lo le les se su sus mi mis me nos yo usted ustedes uds ud ellos ella ellas el que como cual cuales quien quienes porque si no puede pueden puedo podria podrian podemos quiero quisiera queremos necesito necesitamos necesita tengo tiene tienen tenemos hacer hace hacen hago hola gracias favor ya muy mas sobre algo cuando donde porfa porfavor xfa plis urgente pues entonces ahi aqui alla este esto eso esa ese estos estas esos bueno buenos buenas senores sres doctor has he ha han haber habia vos fue era sido estoy voy va vamos ir tal desde hasta entre cada otro otra otros otras tambien tampoco pero aunque solo ver dar dan doy da dame deme denme digame dime decir saber pq xq q k xk toca todavia aun mio mia suyo suya pregunta duda consulta gustaria quisieramos ayuda ayudar ayudeme informacion info sabe saben algun alguna alguno ninguno ningun cosa cosas poder deseo desearia posible interesado interesa disculpe disculpen perdon amigos oiga oigan vea mire nuestro nuestra nuestros hoy manana ayer semana semanas mes meses ano anos dia dias minuto minutos ahora usar uso uso usa usan utilizar sirve sirven funciona parte todo todos toda todas mucho muchos mucha cuanto cuantos cuanta mismo misma empresa empresas negocio pequena pequeno equipo nuestra estamos somos soy siendo hago ustds',
  numerals:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  tens: { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, ochenta: 80, cien: 100, mil: 1000, docena: 12 },
  timeUnits: /^(?:dias?|semanas?|mes|meses|anos?|minutos?|veces)$/,
  questionWords: {
    who: /\bquien(?:es)?\b/,
    when: /\bcuando\b/,
    where: /\b(?:a?donde)\b/,
    howMany: /\bcuant[oa]s\b/,
    not: /\b(?:no|nunca|ningun\w*|nadie|sin|nada)\b/,
  },
  frequentWords: [
    'el',
    'los',
    'y',
    'una',
    'por',
    'para',
    'con',
    'que',
    'hola',
    'gracias',
    'buenos',
    'nos',
    'del',
    'quiero',
  ],
};
