// The nineteen beliefs, in order. Change what is in quotes, in both languages; leave each id as it is, it is an address.
// They are this project's wording, and a sample until the church has confirmed them.
// Las diecinueve creencias, en orden. Cambie lo que está entre comillas, en los dos idiomas; deje cada id como está: es una dirección.
// La redacción es de este proyecto, y una muestra hasta que la iglesia la confirme.
import { sample } from '#app/model/sample.ts'
import type { Belief } from '#app/model/belief.ts'

export const beliefs: readonly Belief[] = sample([
  {
    id: 'scriptures',
    title: { en: "The Scriptures", es: "Las Escrituras" },
    text: {
      en: "The whole Bible, Old and New Testament, is breathed out by God. It is true, it is sufficient, and it is the final authority for our faith and life. We read it, teach it and seek to do what it says.",
      es: "Toda la Biblia, Antiguo y Nuevo Testamento, es inspirada por Dios. Es verdadera, es suficiente y es la autoridad final para nuestra fe y nuestra vida. La leemos, la enseñamos y procuramos hacer lo que dice.",
    },
    references: { en: "2 Timothy 3:16-17; 2 Peter 1:20-21", es: "2 Timoteo 3:16-17; 2 Pedro 1:20-21" },
  },
  {
    id: 'godhead',
    title: { en: "The Godhead", es: "La Trinidad" },
    text: {
      en: "There is one God, eternally existing in three persons: Father, Son and Holy Spirit, one in being, equal in power and glory.",
      es: "Hay un solo Dios, que existe eternamente en tres personas: Padre, Hijo y Espíritu Santo, uno en esencia e iguales en poder y gloria.",
    },
    references: { en: "Deuteronomy 6:4; Matthew 28:19; 2 Corinthians 13:14", es: "Deuteronomio 6:4; Mateo 28:19; 2 Corintios 13:14" },
  },
  {
    id: 'jesus-christ',
    title: { en: "Jesus Christ", es: "Jesucristo" },
    text: {
      en: "Jesus is the eternal Son of God, fully God and fully man. He was born of a virgin, lived without sin, died on the cross in our place and rose bodily from the dead. He sits at the Father's right hand and prays for us.",
      es: "Jesús es el Hijo eterno de Dios, plenamente Dios y plenamente hombre. Nació de una virgen, vivió sin pecado, murió en la cruz en nuestro lugar y resucitó corporalmente de entre los muertos. Está sentado a la diestra del Padre e intercede por nosotros.",
    },
    references: { en: "Matthew 1:20-23; John 1:1-14; 1 Corinthians 15:3-4; Philippians 2:5-11; Hebrews 4:15; Hebrews 7:25", es: "Mateo 1:20-23; Juan 1:1-14; 1 Corintios 15:3-4; Filipenses 2:5-11; Hebreos 4:15; Hebreos 7:25" },
  },
  {
    id: 'fall-of-man',
    title: { en: "The fall of man", es: "La caída del hombre" },
    text: {
      en: "God made men and women in his own image, good and free. By choosing their own way they turned from him, and sin and death came into the world. All of us have sinned, and none of us can free ourselves.",
      es: "Dios creó al hombre y a la mujer a su imagen, buenos y libres. Al escoger su propio camino se apartaron de él, y el pecado y la muerte entraron en el mundo. Todos hemos pecado, y ninguno puede librarse por sí mismo.",
    },
    references: { en: "Genesis 1:27; Genesis 3; Romans 3:23; Romans 5:12", es: "Génesis 1:27; Génesis 3; Romanos 3:23; Romanos 5:12" },
  },
  {
    id: 'plan-of-salvation',
    category: 'salvation',
    title: { en: "The plan of salvation", es: "El plan de salvación" },
    text: {
      en: "While we were still sinners, God came to save us. Jesus took our guilt upon himself, paid for it with his blood and reconciled us to God. His work is finished, and it is offered to everyone.",
      es: "Cuando aún éramos pecadores, Dios vino a salvarnos. Jesús cargó con nuestra culpa, la pagó con su sangre y nos reconcilió con Dios. Su obra está consumada, y se ofrece a todos.",
    },
    references: { en: "Romans 5:8; Isaiah 53:5-6; 1 Peter 3:18", es: "Romanos 5:8; Isaías 53:5-6; 1 Pedro 3:18" },
  },
  {
    id: 'grace',
    category: 'salvation',
    title: { en: "Grace", es: "La gracia" },
    text: {
      en: "No one can earn salvation. It is a gift of God, received by faith and not by works. The same grace that forgives us teaches us to live a new life.",
      es: "Nadie puede ganarse la salvación. Es un regalo de Dios, que se recibe por la fe y no por las obras. La misma gracia que nos perdona nos enseña a vivir una vida nueva.",
    },
    references: { en: "Ephesians 2:8-9; Titus 2:11-12", es: "Efesios 2:8-9; Tito 2:11-12" },
  },
  {
    id: 'how-to-get-saved',
    category: 'salvation',
    title: { en: "How a person is saved", es: "Cómo se salva una persona" },
    text: {
      en: "Turn from your sin, believe that Jesus died and rose for you, and confess him as Lord. Everyone who calls on him is saved. God gives us a new heart and makes us his children.",
      es: "Arrepiéntase de su pecado, crea que Jesús murió y resucitó por usted y confiéselo como Señor. Todo el que lo invoca es salvo. Dios nos da un corazón nuevo y nos hace hijos suyos.",
    },
    references: { en: "Romans 10:9-13; John 3:3-5; Acts 3:19", es: "Romanos 10:9-13; Juan 3:3-5; Hechos 3:19" },
  },
  {
    id: 'water-baptism',
    title: { en: "Water baptism", es: "El bautismo en agua" },
    text: {
      en: "Those who believe are baptized by immersion in the name of the Father, the Son and the Holy Spirit. Baptism does not save; it declares that the old life is buried with Christ and a new one has begun.",
      es: "Quienes creen se bautizan por inmersión en el nombre del Padre, del Hijo y del Espíritu Santo. El bautismo no salva; declara que la vida vieja ha sido sepultada con Cristo y ha comenzado una nueva.",
    },
    references: { en: "Matthew 28:19; Acts 8:36-38; Romans 6:3-4", es: "Mateo 28:19; Hechos 8:36-38; Romanos 6:3-4" },
  },
  {
    id: 'communion',
    title: { en: "Communion", es: "La Santa Cena" },
    text: {
      en: "With the bread and the cup we remember the Lord's death until he comes. Before we take part we examine our hearts and make peace with one another. All who trust in him are invited.",
      es: "Con el pan y la copa recordamos la muerte del Señor hasta que él venga. Antes de participar examinamos el corazón y hacemos las paces unos con otros. Están invitados todos los que confían en él.",
    },
    references: { en: "1 Corinthians 11:23-29; Luke 22:19-20", es: "1 Corintios 11:23-29; Lucas 22:19-20" },
  },
  {
    id: 'holy-spirit-baptism',
    title: { en: "Baptism in the Holy Spirit", es: "El bautismo en el Espíritu Santo" },
    text: {
      en: "Jesus promised his followers power from on high. The baptism in the Holy Spirit is for every believer, comes after the new birth and is accompanied by speaking in other tongues as the Spirit enables. It is given for witness and for service.",
      es: "Jesús prometió a los suyos poder de lo alto. El bautismo en el Espíritu Santo es para todo creyente, viene después del nuevo nacimiento y va acompañado del hablar en otras lenguas, según el Espíritu lo concede. Se recibe para testificar y para servir.",
    },
    references: { en: "Acts 1:8; Acts 2:1-4; Acts 2:38-39", es: "Hechos 1:8; Hechos 2:1-4; Hechos 2:38-39" },
  },
  {
    id: 'divine-healing',
    title: { en: "Divine healing", es: "La sanidad divina" },
    text: {
      en: "Jesus healed the sick, and he has not changed. We pray for those who are ill, lay hands on them and anoint them with oil, thankful for doctors and trusting God to heal.",
      es: "Jesús sanó a los enfermos, y no ha cambiado. Oramos por quienes están enfermos, les imponemos las manos y los ungimos con aceite, agradecidos por los médicos y confiando en que Dios sana.",
    },
    references: { en: "Isaiah 53:4-5; James 5:14-16; Mark 16:17-18", es: "Isaías 53:4-5; Santiago 5:14-16; Marcos 16:17-18" },
  },
  {
    id: 'gifts',
    title: { en: "The gifts of the Spirit", es: "Los dones del Espíritu" },
    text: {
      en: "The Holy Spirit gives gifts to the church today: words of wisdom and knowledge, faith, healings, miracles, prophecy, discerning of spirits, tongues and their interpretation. They are given to build others up, in order and in love.",
      es: "El Espíritu Santo da hoy dones a la iglesia: palabra de sabiduría y de ciencia, fe, sanidades, milagros, profecía, discernimiento de espíritus, lenguas y su interpretación. Se dan para edificar a otros, con orden y con amor.",
    },
    references: { en: "1 Corinthians 12:4-11; 1 Corinthians 14:26-33", es: "1 Corintios 12:4-11; 1 Corintios 14:26-33" },
  },
  {
    id: 'rapture',
    title: { en: "The rapture", es: "El arrebatamiento" },
    text: {
      en: "The Lord himself will come for his church. Those who died in Christ will rise first; then those who are alive will be caught up with them to meet him, and will be with him always. No one knows the day, so we live ready.",
      es: "El Señor mismo vendrá por su iglesia. Los que murieron en Cristo resucitarán primero; luego los que vivan serán arrebatados con ellos para recibirlo, y estarán siempre con él. Nadie sabe el día; por eso vivimos preparados.",
    },
    references: { en: "Matthew 24:36; 1 Corinthians 15:51-52; 1 Thessalonians 4:16-17", es: "Mateo 24:36; 1 Corintios 15:51-52; 1 Tesalonicenses 4:16-17" },
  },
  {
    id: 'return-of-christ',
    title: { en: "The return of Christ", es: "El regreso de Cristo" },
    text: {
      en: "Jesus will come back to the earth in power and glory, and every eye will see him. He will reign for a thousand years in justice and peace.",
      es: "Jesús volverá a la tierra con poder y gloria, y todo ojo lo verá. Reinará mil años con justicia y paz.",
    },
    references: { en: "Acts 1:11; Revelation 1:7; Revelation 20:4-6", es: "Hechos 1:11; Apocalipsis 1:7; Apocalipsis 20:4-6" },
  },
  {
    id: 'final-judgment',
    title: { en: "The final judgment", es: "El juicio final" },
    text: {
      en: "All the dead will rise and stand before God. Those whose names are in the book of life will live with him; those who rejected him will be separated from him forever. We say this with tears, and it is why we go.",
      es: "Todos los muertos resucitarán y comparecerán ante Dios. Aquellos cuyos nombres están en el libro de la vida vivirán con él; quienes lo rechazaron quedarán separados de él para siempre. Lo decimos con lágrimas, y por eso salimos.",
    },
    references: { en: "Hebrews 9:27; Revelation 20:11-15", es: "Hebreos 9:27; Apocalipsis 20:11-15" },
  },
  {
    id: 'new-heaven-and-earth',
    title: { en: "A new heaven and a new earth", es: "Un cielo nuevo y una tierra nueva" },
    text: {
      en: "God will make everything new. There will be no more death, no mourning, no pain, and he himself will live among his people and wipe every tear from their eyes.",
      es: "Dios hará nuevas todas las cosas. No habrá más muerte, ni llanto, ni dolor, y él mismo vivirá con su pueblo y enjugará toda lágrima de sus ojos.",
    },
    references: { en: "2 Peter 3:13; Revelation 21:1-5", es: "2 Pedro 3:13; Apocalipsis 21:1-5" },
  },
  {
    id: 'church',
    title: { en: "The Church", es: "La Iglesia" },
    text: {
      en: "The Church is the body of Christ: all who belong to him, everywhere. It becomes visible in congregations that worship, teach, break bread, carry one another's burdens and send their people out. No one is meant to follow Jesus alone.",
      es: "La Iglesia es el cuerpo de Cristo: todos los que le pertenecen, en todas partes. Se hace visible en congregaciones que adoran, enseñan, parten el pan, llevan las cargas unos de otros y envían a los suyos. Nadie está llamado a seguir a Jesús a solas.",
    },
    references: { en: "Matthew 16:18; Acts 2:42-47; Ephesians 4:11-16", es: "Mateo 16:18; Hechos 2:42-47; Efesios 4:11-16" },
  },
  {
    id: 'tithes-and-offerings',
    title: { en: "Tithes and offerings", es: "Los diezmos y las ofrendas" },
    text: {
      en: "Everything we have comes from God. We bring him the tithe and give beyond it as he moves us, freely, cheerfully and not under compulsion, so that his work goes on and those in need are helped.",
      es: "Todo lo que tenemos viene de Dios. Le traemos el diezmo y damos más según él nos mueve, con libertad, con alegría y sin obligación, para que su obra siga y se ayude a quienes pasan necesidad.",
    },
    references: { en: "Malachi 3:10; 2 Corinthians 9:6-8", es: "Malaquías 3:10; 2 Corintios 9:6-8" },
  },
  {
    id: 'great-commission',
    title: { en: "The great commission", es: "La gran comisión" },
    text: {
      en: "Jesus told his disciples to go into all the world, preach the good news, make disciples, baptize and teach. That commission is ours as well, until he comes.",
      es: "Jesús mandó a sus discípulos ir por todo el mundo, predicar las buenas nuevas, hacer discípulos, bautizar y enseñar. Esa comisión también es nuestra, hasta que él venga.",
    },
    references: { en: "Matthew 28:18-20; Mark 16:15; Acts 1:8", es: "Mateo 28:18-20; Marcos 16:15; Hechos 1:8" },
  },
])
